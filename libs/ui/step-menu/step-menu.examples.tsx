import type { Example } from '../example';
import { StepMenu } from './step-menu';

export const examples: Example[] = [
  {
    name: 'two groups',
    render: () => (
      <StepMenu
        title="Trafik teklifi"
        percent={33}
        groups={[
          {
            label: 'Teklif bilgileri',
            items: [
              { key: 'a', label: 'Temel bilgiler', state: 'completed', href: '#a' },
              { key: 'b', label: 'Kişisel bilgiler', state: 'active' },
            ],
          },
          { label: 'Araç bilgileri', items: [{ key: 'c', label: 'Ruhsat bilgileri', state: 'empty' }] },
        ]}
      />
    ),
  },
];
