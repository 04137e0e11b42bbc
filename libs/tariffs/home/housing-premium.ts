/** The limited kind of home insurance: a fixed price by area, in kuruş (lines.md HOUSING.3). */
import { loadings, type Loading } from '../loading';
import { percentOf } from '../share';
import { homeCityPercents, housingPrices } from './home-figures';
import { groundFloorPercent } from './home-premium';

/** Largest home that is insured, in square metres. */
export const largestHousing = housingPrices.value.at(-1)!.upTo;

/** @throws RangeError for a home above the largest */
export function housingBase(area: number, factor: number): number {
  const row = housingPrices.value.find(({ upTo }) => area <= upTo);
  if (!row) throw new RangeError(`no price for ${area} m²`);
  return Math.floor(row.price * 100 * factor);
}

export const housingLoadings = (
  base: number,
  { provinceCode, floor }: { provinceCode: string; floor?: number | undefined },
): Loading<'building' | 'city'>[] =>
  loadings({
    building: percentOf(base, groundFloorPercent(floor)),
    city: percentOf(base, homeCityPercents.value[provinceCode] ?? 0),
  });
