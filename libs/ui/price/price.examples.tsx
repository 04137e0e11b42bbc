import type { Example } from '../example';
import { Price } from './price';

export const examples: Example[] = [
  { name: 'large', render: () => <Price kurus={1878345} size="large" /> },
  { name: 'normal, whole', render: () => <Price kurus={924000} whole /> },
  {
    name: 'text',
    render: () => (
      <p>
        Araç başına <Price kurus={40000000} size="text" whole />
      </p>
    ),
  },
];
