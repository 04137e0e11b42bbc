/** Figures of home insurance (lines.md HOME.3, HOUSING.3): illustrative, but for the least price of a square metre. Percentages are of the base. */
import type { Construction } from '../dask/dask-figures';
import { illustrative, type Sourced } from '../sourced';

/** Whole TL a square metre: the least for optional earthquake cover, and the proposal for the building's sum. */
export const rebuildingCost: Sourced<Readonly<Record<Construction, number>>> = {
  value: { concrete: 27_500, other: 20_000 },
  source: 'press, from 1 January 2026 (anchors-2026)',
  confidence: 'medium',
};

/** Hundredths per mille of the sum insured. */
export const homeRates = illustrative({ building: 40, contents: 120 }, 'market practice');

/** Whole TL. */
export const homeMinimum = illustrative(750, 'market practice');

/** Hundredths per mille of what the earthquake cover pays above DASK, by its risk group, I first. */
export const quakeRates = illustrative([160, 140, 115, 100, 80, 55, 40], 'market practice');
/** The rate of a building that is not of reinforced concrete. */
export const otherQuakePercent = illustrative(150, 'market practice');

export const homePercents = illustrative(
  { otherConstruction: 25, before2000: 10, groundFloor: 10, summerHome: 20 },
  'market practice',
);

/** By province code. */
export const homeCityPercents = illustrative<Readonly<Record<string, number>>>(
  { '34': 10, '07': 8, '53': 8, '06': 5, '35': 5, '61': 5 },
  'market practice',
);

export const homeDiscounts = illustrative({ claimFreeRenewal: 10, daskInForce: 5 }, 'market practice');

/** Whole TL, by the highest gross area in square metres; larger homes are not insured by the limited kind. */
export const housingPrices = illustrative(
  [
    { upTo: 100, price: 390 },
    { upTo: 150, price: 490 },
    { upTo: 250, price: 590 },
  ],
  'market practice',
);

/** What the home package adds to an earthquake policy a year, whole TL. */
export const homePackage: Sourced<number> = { value: 81, source: 'spec funnel 9', confidence: 'high' };
