import type { Example } from '../example';
import { Legend } from './legend';

export const examples: Example[] = [
  {
    name: 'two colours',
    render: () => (
      <Legend
        items={[
          { label: 'Ödenen', className: undefined },
          { label: 'Size kalan', className: undefined },
        ]}
      />
    ),
  },
];
