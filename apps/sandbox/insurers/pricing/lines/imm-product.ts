/** Voluntary liability, priced by the requested limit. */
import type { QuoteRequestOf } from '@emsal/insurers/quote-request';
import { immLimits } from '@emsal/tariffs/imm/imm-limits';
import { immPremium } from '@emsal/tariffs/imm/imm-premium';
import { cityPercents, commercialPercent } from '@emsal/tariffs/kasko/kasko-figures';
import { loadings } from '@emsal/tariffs/loading';
import { percentOf } from '@emsal/tariffs/share';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { chooseCovers } from '../covers/cover';
import { immExtras } from '../covers/imm-covers';
import type { Pricing, Product } from '../product';
import { liability } from './kasko-product';

/** TL, when no limit is requested. */
const usualLimit = 1_000_000;

export function immProduct({ facts, request, factor }: Pricing<QuoteRequestOf<'IMM'>>): Product {
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
