import type { Example } from '../example';
import { RangeLine } from './range-line';

export const examples: Example[] = [
  {
    name: 'market',
    render: () => <RangeLine lowest={924000} median={1286000} highest={1698000} scale={{ from: 0, to: 4000000 }} />,
  },
  {
    name: 'one offer',
    render: () => (
      <RangeLine
        lowest={924000}
        median={1286000}
        highest={1698000}
        scale={{ from: 924000, to: 1698000 }}
        at={1100000}
      />
    ),
  },
];
