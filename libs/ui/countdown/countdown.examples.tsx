import type { Example } from '../example';
import { Countdown } from './countdown';

export const examples: Example[] = [
  {
    name: 'running',
    render: () => (
      <p>
        <Countdown seconds={102} />
      </p>
    ),
  },
  {
    name: 'over',
    render: () => (
      <p>
        <Countdown seconds={0} />
      </p>
    ),
  },
];
