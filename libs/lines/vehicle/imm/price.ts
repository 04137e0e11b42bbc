/** Voluntary liability, priced by the requested limit. */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { immLimits } from '@emsal/tariffs/imm/imm-limits';
import { immPremium } from '@emsal/tariffs/imm/imm-premium';
import { cityPercents, commercialPercent } from '@emsal/tariffs/kasko/kasko-figures';
import { loadings } from '@emsal/tariffs/loading';
import { percentOf } from '@emsal/tariffs/share';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { liability } from '../liability';
import { immExtras } from './covers';
import type { immQuestion } from './question';

/** TL, when no limit is requested. */
const usualLimit = 1_000_000;

function product({ facts, request, factor }: PricingOf<typeof immQuestion>): Product {
  const { vehicleClass, provinceCode, isCommercial } = request.risk;
  const limit = request.options?.immLimit ?? request.terms.immLimit ?? usualLimit;
  const base = Math.floor(immPremium(limit, vehicleClass) * factor);
  return {
    base,
    loadings: loadings({
      city: percentOf(base, cityPercents.value[provinceCode] ?? 0),
      usage: percentOf(base, isCommercial ? commercialPercent.value : 0),
    }),
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [liability(limit), ...chooseCovers(immExtras, facts.coverageScore).included],
    immLimits: [...immLimits],
    optionalCovers: [],
  };
}

export const immPrice: LinePrice<typeof immQuestion> = { productName: 'İhtiyari Mali Mesuliyet Sigortası', product };
