/** Adds up a product's price: surcharges on the base, then discounts one after the other on the remainder, then taxes. */
import { partsTotal, type InsurerOffer } from '@emsal/insurers/quote-answer';
import type { Product } from '@emsal/pricing/line-price';
import type { PercentOff } from '@emsal/pricing/price-parts';
import { surchargeTexts } from './pricing.texts';

type Discount = InsurerOffer['discounts'][number];
type Parts = Pick<Product, 'base' | 'loadings' | 'discounts' | 'taxes'>;
export type Price = Pick<InsurerOffer, 'base' | 'discounts' | 'surcharges' | 'taxes' | 'instalmentCost' | 'total'>;

export function priceOf({ base, loadings, discounts, taxes }: Parts): Price {
  const surcharges = loadings.map(({ kind, amount }) => ({ kind, description: surchargeTexts[kind], amount }));
  const gross = base + surcharges.reduce((sum, { amount }) => sum + amount, 0);
  const { left, given } = discounted(gross, discounts);
  const parts = {
    base,
    surcharges,
    discounts: given,
    taxes: taxes.map(({ kind, description, percent }) => ({
      kind,
      description,
      amount: Math.floor((left * percent) / 100),
    })),
    instalmentCost: 0,
  };
  return { ...parts, total: partsTotal(parts) };
}

const isGiven = ({ percent, amount = percent }: PercentOff): boolean => amount > 0;

/** Rounded up in the customer's favour, so that no price exceeds the ceiling. */
function discounted(gross: number, discounts: readonly PercentOff[]): { left: number; given: Discount[] } {
  let left = gross;
  const given: Discount[] = [];
  for (const { percent, amount: fixed, ...discount } of discounts.filter(isGiven)) {
    const amount = fixed ?? Math.ceil((left * percent) / 100);
    given.push({ ...discount, amount });
    left -= amount;
  }
  return { left, given };
}
