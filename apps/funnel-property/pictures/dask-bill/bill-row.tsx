import type { BillRow as Row } from '@emsal/lines/property/dask/bill';
import { formatLira } from '@emsal/platform/formats/money';
import { AmountRow } from '@emsal/ui/amount-row/amount-row';

/** The sum insured and the base stand for themselves; what follows is added or taken off. */
const tones: Readonly<Record<Row['key'], 'plain' | 'more' | 'less'>> = {
  sum: 'plain',
  base: 'plain',
  before2000: 'more',
  fromEightFloors: 'more',
  minimum: 'more',
  toThreeFloors: 'less',
  renewedInTime: 'less',
};
const signs = { plain: '', more: '+', less: '−' } as const;

export function BillRow({ row: { key, label, detail, amount, bar } }: { row: Row }) {
  const tone = tones[key];
  const signed = signs[tone] + formatLira(Math.abs(amount) * 100);
  return <AmountRow {...{ label, detail }} amount={signed} bar={{ ...bar, tone }} />;
}
