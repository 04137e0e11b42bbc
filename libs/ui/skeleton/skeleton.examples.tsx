import type { Example } from '../example';
import { Skeleton } from './skeleton';

export const examples: Example[] = [
  {
    name: 'three',
    render: () => (
      <>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="most" tall />
      </>
    ),
  },
];
