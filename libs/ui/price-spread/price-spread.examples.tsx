import type { Example } from '../example';
import { PriceSpread } from './price-spread';

const prices = [
  924000, 1018000, 1105000, 1142000, 1171000, 1180000, 1236000, 1286000, 1290000, 1322000, 1411000, 1698000,
];

export const examples: Example[] = [
  { name: 'teaser', render: () => <PriceSpread prices={prices} explained /> },
  {
    name: 'median near an end',
    render: () => <PriceSpread prices={[100000, 101000, 102000, 103000, 104000, 190000]} />,
  },
  { name: 'too few for a plot', render: () => <PriceSpread prices={[924000, 1286000, 1698000]} /> },
];
