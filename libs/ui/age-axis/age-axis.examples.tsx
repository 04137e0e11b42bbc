import type { Example } from '../example';
import { AgeAxis } from './age-axis';

const span = { from: 18, to: 65, fromLabel: '18 yaş', toLabel: '65 yaş' };

export const examples: Example[] = [
  { name: 'without an age', render: () => <AgeAxis end={80} span={span} knot={null} /> },
  { name: 'too old', render: () => <AgeAxis end={80} span={span} knot={{ at: 67, label: '67 yaş' }} /> },
];
