/** Liability abroad, by the days of the stay. */
import type { QuestionOf } from '@emsal/insurers/quote-request';
import { greenCardPremium } from '@emsal/tariffs/green-card/green-card-premium';
import { commercialPercent } from '@emsal/tariffs/kasko/kasko-figures';
import { loadings } from '@emsal/tariffs/loading';
import { percentOf } from '@emsal/tariffs/share';
import { usualTaxes } from '@emsal/tariffs/taxes';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { Pricing, Product } from '../product';

/** The first and the last day count. */
const daysOf = ({ startDate, endDate }: QuestionOf<'GREENCARD'>['travel']): number =>
  daysBetween(startDate, endDate) + 1;

const byTheCountry = 'Gidilen ülkenin yasal limiti';

export function greenCardProduct({ request, factor }: Pricing<QuestionOf<'GREENCARD'>>): Product {
  const base = Math.floor(greenCardPremium(daysOf(request.travel), request.vehicle.vehicleClass) * factor);
  return {
    base,
    loadings: loadings({ usage: percentOf(base, request.vehicle.isCommercial ? commercialPercent.value : 0) }),
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [
      { key: 'GK-MADDI', label: 'Üçüncü kişilerin maddi zararı', value: byTheCountry },
      { key: 'GK-BEDENI', label: 'Üçüncü kişilerin bedeni zararı', value: byTheCountry },
      { key: 'GK-SURE', label: 'Süre', value: `${daysOf(request.travel)} gün` },
    ],
    immLimits: [],
    optionalCovers: [],
  };
}
