/** A journey, priced by its days, zone, sport and each traveller's age (lines.md TRAVEL.3). */
import { chooseCovers } from '@emsal/pricing/cover';
import type { LinePrice, PricingOf, Product } from '@emsal/pricing/line-price';
import { loadings } from '@emsal/tariffs/loading';
import { usualTaxes } from '@emsal/tariffs/taxes';
import type { TravelZone } from '@emsal/tariffs/travel/travel-figures';
import { travelBase, travelLoadings } from '@emsal/tariffs/travel/travel-premium';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { includedCovers, scoredCovers } from './covers';
import type { travelQuestion } from './question';

function product({ facts, request, factor, days: apart }: PricingOf<typeof travelQuestion>): Product {
  const { risk, startDate, options } = request;
  const zone = risk.destination as TravelZone;
  // Both the first and the last day count.
  const each = travelBase({ days: apart + 1, zone }, factor);
  const ages = risk.travellers.map(({ birthday }) => ageOn(birthday, startDate));
  const covers = chooseCovers(scoredCovers(ages.length), facts.coverageScore, options?.covers);
  return {
    base: ages.length * each,
    loadings: [...travelLoadings(each, { ages, sport: risk.sport }), ...loadings({ cover: covers.added })],
    discounts: [],
    taxes: usualTaxes.value,
    assurances: [...includedCovers(zone, risk.sport !== undefined), ...covers.included],
    immLimits: [],
    optionalCovers: covers.optional,
  };
}

export const travelPrice: LinePrice<typeof travelQuestion> = { productName: 'Seyahat Sağlık Sigortası', product };
