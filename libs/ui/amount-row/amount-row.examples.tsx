import type { Example } from '../example';
import { AmountRow } from './amount-row';

export const examples: Example[] = [
  {
    name: 'a bill with its total',
    render: () => (
      <dl>
        <AmountRow label="Temel prim" amount="2.400 ₺" bar={{ from: 0, to: 0.8, tone: 'plain' }} />
        <AmountRow label="Yapım yılı" detail="2000’den önce" amount="+600 ₺" bar={{ from: 0.8, to: 1, tone: 'more' }} />
        <AmountRow label="Zamanında yenileme" amount="−300 ₺" bar={{ from: 0.9, to: 1, tone: 'less' }} />
        <AmountRow label="Prim" amount="2.700 ₺" isTotal />
      </dl>
    ),
  },
];
