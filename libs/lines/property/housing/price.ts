/** The limited kind: a fixed price by area, with small sums (lines.md HOUSING.3). */
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { housingBase, housingLoadings } from '@emsal/tariffs/home/housing-premium';
import { homeTaxes } from '@emsal/tariffs/taxes';
import { housingCovers } from './covers';
import type { housingQuestion } from './question';

function product({ request: { risk }, factor }: PricingOf<typeof housingQuestion>): Product {
  const base = housingBase(risk.area, factor);
  return {
    base,
    loadings: housingLoadings(base, risk),
    discounts: [],
    taxes: homeTaxes.value,
    assurances: [...housingCovers],
    immLimits: [],
    optionalCovers: [],
  };
}

export const housingPrice: LinePrice<typeof housingQuestion> = { productName: 'Evim Güvende Sigortası', product };
