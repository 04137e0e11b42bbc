import { formatMoney } from '@emsal/platform/formats/money';
import type { Offer } from '@emsal/state/offer/offer-state';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import type { KeyValue } from '@emsal/ui/key-value-list/key-value-list';
import { priceBreakdownTexts as texts } from './price-breakdown.texts';

type Breakdown = Offer['breakdown'];

const rows = (parts: Breakdown['taxes'], sign = ''): KeyValue[] =>
  parts.map(({ description, amount }) => ({ label: description, value: sign + formatMoney(amount) }));

/** The insurer's price breakdown in order of calculation: discounts apply to the premium including surcharges. */
export function breakdownItems({ base, discounts, surcharges, taxes, instalmentCost, total }: Breakdown): KeyValue[] {
  return [
    { label: texts.base, value: formatMoney(base) },
    ...rows(surcharges),
    ...rows(discounts, '−\u00A0'),
    ...rows(taxes),
    ...(instalmentCost > 0 ? [{ label: texts.instalmentCost, value: formatMoney(instalmentCost) }] : []),
    { label: texts.total, value: formatMoney(total), total: true },
  ];
}

export const PriceBreakdown = ({ breakdown }: { breakdown: Breakdown }) => (
  <KeyValueList items={breakdownItems(breakdown)} />
);
