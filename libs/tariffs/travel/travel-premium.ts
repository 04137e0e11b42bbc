/** Premium of a journey's travellers before discounts and taxes, in kuruş (lines.md TRAVEL.3). */
import { percentIn } from '../bands';
import { euroKurus } from '../euro';
import { loadings, type Loading } from '../loading';
import { percentOf } from '../share';
import {
  mildSports,
  sportPercents,
  travelAgeBands,
  travelMinimum,
  travelPrices,
  zonePercents,
  type TravelZone,
} from './travel-figures';

interface Stay {
  /** Both the first and the last counted. */
  days: number;
  zone: TravelZone;
}

/** Of one traveller. @param factor the insurer's price level */
export function travelBase({ days, zone }: Stay, factor: number): number {
  const { euro } = travelPrices.value.find((row) => days <= row.days)!;
  const mean = percentOf(euro * euroKurus.value, zonePercents.value[zone]);
  return Math.max(Math.floor(mean * factor), travelMinimum.value * 100);
}

const sportPercent = (sport: string | undefined): number => {
  if (sport === undefined) return 0;
  return mildSports.has(sport) ? sportPercents.value.mild : sportPercents.value.others;
};

interface Travellers {
  /** Of each on the first day. */
  ages: readonly number[];
  /** Code of the sport that is played on the journey. */
  sport?: string | undefined;
}

/** Of all travellers. @param base of one of them */
export const travelLoadings = (base: number, { ages, sport }: Travellers): Loading<'age' | 'activity'>[] =>
  loadings({
    age: ages.reduce((sum, age) => sum + percentOf(base, percentIn(travelAgeBands.value, age)), 0),
    activity: ages.length * percentOf(base, sportPercent(sport)),
  });
