import type { Example } from '../example';
import { Stack } from '../stack/stack';
import { Skeleton } from './skeleton';

export const examples: Example[] = [
  {
    name: 'three',
    render: () => (
      <Stack gap={12}>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="most" tall />
      </Stack>
    ),
  },
];
