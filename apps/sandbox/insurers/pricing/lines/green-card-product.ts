/** Liability abroad, priced by the days of the stay. */
import { coverDays } from '@emsal/insurers/end-of-cover';
import type { QuoteRequestOf } from '@emsal/insurers/quote-request';
import { greenCardPremium } from '@emsal/tariffs/green-card/green-card-premium';
import { commercialPercent } from '@emsal/tariffs/kasko/kasko-figures';
import { loadings } from '@emsal/tariffs/loading';
import { percentOf } from '@emsal/tariffs/share';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { chooseCovers, extentOf } from '../covers/cover';
import { greenCardExtras } from '../covers/green-card-covers';
import type { Pricing, Product } from '../product';

export function greenCardProduct({ facts, request, factor }: Pricing<QuoteRequestOf<'GREENCARD'>>): Product {
  // Both the first and the last day count.
  const days = coverDays(request) + 1;
  const base = Math.floor(greenCardPremium(days, request.risk.vehicleClass) * factor);
  return {
    base,
    loadings: loadings({ usage: percentOf(base, request.risk.isCommercial ? commercialPercent.value : 0) }),
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [
      { key: 'GK-MADDI', label: 'Üçüncü kişilerin maddi zararı', ...extentOf('countryLimit') },
      { key: 'GK-BEDENI', label: 'Üçüncü kişilerin bedeni zararı', ...extentOf('countryLimit') },
      { key: 'GK-SURE', label: 'Süre', ...extentOf('days', days) },
      ...chooseCovers(greenCardExtras, facts.coverageScore).included,
    ],
    immLimits: [],
    optionalCovers: [],
  };
}
