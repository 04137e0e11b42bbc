/** Liability abroad, by the days of the stay. */
import { coverDays } from '@emsal/insurers/end-of-cover';
import type { QuestionOf } from '@emsal/insurers/quote-request';
import { greenCardPremium } from '@emsal/tariffs/green-card/green-card-premium';
import { commercialPercent } from '@emsal/tariffs/kasko/kasko-figures';
import { loadings } from '@emsal/tariffs/loading';
import { percentOf } from '@emsal/tariffs/share';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { chooseCovers } from '../covers/cover';
import { greenCardExtras } from '../covers/green-card-covers';
import type { Pricing, Product } from '../product';

const byTheCountry = 'Gidilen ülkenin yasal limiti';

export function greenCardProduct({ facts, request, factor }: Pricing<QuestionOf<'GREENCARD'>>): Product {
  // The first and the last day count.
  const days = coverDays(request) + 1;
  const base = Math.floor(greenCardPremium(days, request.vehicle.vehicleClass) * factor);
  return {
    base,
    loadings: loadings({ usage: percentOf(base, request.vehicle.isCommercial ? commercialPercent.value : 0) }),
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [
      { key: 'GK-MADDI', label: 'Üçüncü kişilerin maddi zararı', value: byTheCountry },
      { key: 'GK-BEDENI', label: 'Üçüncü kişilerin bedeni zararı', value: byTheCountry },
      { key: 'GK-SURE', label: 'Süre', value: `${days} gün` },
      ...chooseCovers(greenCardExtras, facts.coverageScore).held,
    ],
    immLimits: [],
    optionalCovers: [],
  };
}
