/** Two prices in parts, side by side: each part of either, in the order of the newer one, the total last. */
import { formatMoney } from '@emsal/platform/formats/money';
import type { Offer } from '@emsal/state/offer/offer-state';
import type { KeyValue } from '@emsal/ui/key-value-list/key-value-list';
import { breakdownItems } from '../../offers/price-breakdown';
import { priceChangeTexts as texts } from './price-change.texts';

type Breakdown = Offer['breakdown'];
interface ComparedPart {
  label: string;
  /** A dash where the price has no such part. */
  before: KeyValue['value'];
  now: KeyValue['value'];
  isTotal: boolean;
}

const none = '–';
const valueIn = (items: readonly KeyValue[], label: string): KeyValue['value'] =>
  items.find((item) => item.label === label)?.value ?? none;

export function comparePrices(before: Breakdown, now: Breakdown): ComparedPart[] {
  const [old, fresh] = [breakdownItems(before), breakdownItems(now)];
  const gone = old.filter(({ label }) => fresh.every((item) => item.label !== label));
  return [...fresh.slice(0, -1), ...gone, ...fresh.slice(-1)].map(({ label, total }) => ({
    label,
    before: valueIn(old, label),
    now: valueIn(fresh, label),
    isTotal: total === true,
  }));
}

/** @param difference in kuruş, above zero when the newer price is higher */
export function differenceInWords(difference: number): string {
  if (difference === 0) return texts.same;
  return difference > 0 ? texts.dearer(formatMoney(difference)) : texts.cheaper(formatMoney(-difference));
}
