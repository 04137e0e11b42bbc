import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { watchTexts as texts } from './watch.texts';

interface KnownPrice {
  at: string;
  price: number;
}

/** Without the times when nobody offered. */
export const knownPrices = ({ prices }: Pick<PriceWatch, 'prices'>): KnownPrice[] =>
  prices.flatMap(({ at, price }) => (price === null ? [] : [{ at, price }]));

/** What matters most: how far the goal is, or the price. */
export function headline({ prices, goal }: Pick<PriceWatch, 'prices' | 'goal'>): string {
  if (prices.length === 0) return texts.waiting;
  const price = prices.at(-1)?.price ?? null;
  if (price === null) return texts.noPrice;
  if (goal === null) return texts.lowest(formatMoney(price));
  return price <= goal ? texts.reached : texts.toGoal(formatMoney(price - goal));
}

const shown = ({ at, price }: KnownPrice) => ({ day: formatLongDate(at), price: formatMoney(price) });

/** The chart in a sentence. */
export function caption(watch: Pick<PriceWatch, 'prices'>): string {
  const [first, ...later] = knownPrices(watch).map(shown);
  const last = later.at(-1);
  if (!first) return watch.prices.length === 0 ? texts.notAsked : texts.noPrice;
  return last ? texts.caption(first, last) : texts.begun(first);
}
