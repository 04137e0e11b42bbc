import type { Example } from '../example';
import { KeyValueList } from './key-value-list';

export const examples: Example[] = [
  {
    name: 'amounts',
    render: () => (
      <KeyValueList
        items={[
          { label: 'Prim', value: '9.240,00 ₺' },
          { label: 'Toplam', value: '9.240,00 ₺', total: true },
        ]}
      />
    ),
  },
  {
    name: 'facts, one of them a long word',
    render: () => (
      <KeyValueList
        layout="facts"
        items={[
          { label: 'Plaka', value: '34 EML 128' },
          { label: 'E-posta', value: 'ayse.yilmazkaraosmanoglu@ornek.example' },
        ]}
      />
    ),
  },
];
