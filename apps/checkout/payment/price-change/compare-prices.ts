/** Two price breakdowns side by side, in the order of the newer one, total last. */
import { formatMoney } from '@emsal/platform/formats/money';
import type { Offer } from '@emsal/state/offer/offer-state';
import type { KeyValue } from '@emsal/ui/key-value-list/key-value-list';
import { breakdownItems } from '../../offers/price/price-breakdown';
import { priceChangeTexts as texts } from './price-change.texts';

type Breakdown = Offer['breakdown'];
interface ComparedPart {
  label: string;
  /** A dash when the price has no such part. */
  before: KeyValue['value'];
  now: KeyValue['value'];
  isTotal: boolean;
}

const none = '–';
const valueIn = (items: readonly KeyValue[], label: string): KeyValue['value'] =>
  items.find((item) => item.label === label)?.value ?? none;

export function comparePrices(before: Breakdown, now: Breakdown): ComparedPart[] {
  const old = breakdownItems(before);
  const fresh = breakdownItems(now);
  const removed = old.filter(({ label }) => fresh.every((item) => item.label !== label));
  return [...fresh.slice(0, -1), ...removed, ...fresh.slice(-1)].map(({ label, total }) => ({
    label,
    before: valueIn(old, label),
    now: valueIn(fresh, label),
    isTotal: total === true,
  }));
}

/** @param difference in kuruş, positive when the newer price is higher */
export function priceDifferenceText(difference: number): string {
  if (difference === 0) return texts.same;
  return difference > 0 ? texts.dearer(formatMoney(difference)) : texts.cheaper(formatMoney(-difference));
}
