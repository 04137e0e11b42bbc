import type { Example } from '../example';
import { Chip } from './chip';

export const examples: Example[] = [
  {
    name: 'pressed',
    render: () => (
      <Chip pressed onPress={() => undefined}>
        Yetkili servis
      </Chip>
    ),
  },
  {
    name: 'not pressed',
    render: () => (
      <Chip pressed={false} onPress={() => undefined}>
        Limitsiz İMM
      </Chip>
    ),
  },
];
