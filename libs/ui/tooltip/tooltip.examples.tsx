import type { Example } from '../example';
import { Tooltip } from './tooltip';

export const examples: Example[] = [
  {
    name: 'at a word',
    render: () => (
      <p>
        Muafiyet: %2{' '}
        <Tooltip label="Muafiyet nedir?">Her hasarın araç bedelinin %2’sine kadarını siz ödersiniz.</Tooltip>
      </p>
    ),
  },
];
