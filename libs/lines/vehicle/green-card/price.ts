/** Liability abroad, priced by the days of the stay. */
import { chooseCovers, extentOf } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { greenCardPremium } from '@emsal/tariffs/green-card/green-card-premium';
import { commercialPercent } from '@emsal/tariffs/kasko/kasko-figures';
import { loadings } from '@emsal/tariffs/loading';
import { percentOf } from '@emsal/tariffs/share';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { greenCardExtras } from './covers';
import type { greenCardQuestion } from './question';

function product({ facts, request, factor, days: apart }: PricingOf<typeof greenCardQuestion>): Product {
  // Both the first and the last day count.
  const days = apart + 1;
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

export const greenCardPrice: LinePrice<typeof greenCardQuestion> = { productName: 'Yeşil Kart Sigortası', product };
