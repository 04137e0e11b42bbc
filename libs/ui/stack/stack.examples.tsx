import type { Example } from '../example';
import { Stack } from './stack';

export const examples: Example[] = [
  {
    name: 'gap 16',
    render: () => (
      <Stack gap={16}>
        <p>Bir</p>
        <p>İki</p>
      </Stack>
    ),
  },
];
