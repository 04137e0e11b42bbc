/** Figures of travel health insurance (lines.md TRAVEL). No tariff is published: prices, ages and limits are illustrative. */
import type { Band } from '../bands';
import { illustrative, type Sourced } from '../sourced';

/** Destination of the form: Schengen, other Europe, the rest of the world, the United States and Canada. */
export type TravelZone = '1' | '2' | '3' | '4';

/** Euro for one traveller in the cheapest zone, by days. */
export const travelPrices = illustrative(
  [
    { days: 8, euro: 11 },
    { days: 15, euro: 14 },
    { days: 31, euro: 22 },
    { days: 62, euro: 30 },
    { days: 92, euro: 38 },
    { days: 183, euro: 52 },
    { days: Infinity, euro: 68 },
  ],
  'market practice',
);

export const zonePercents = illustrative<Readonly<Record<TravelZone, number>>>(
  { 1: 100, 2: 100, 3: 140, 4: 200 },
  'market practice',
);

/** Whole TL. */
export const travelMinimum = illustrative(400, 'market practice');

/** Percent of the base, by the age on the first day. */
export const travelAgeBands = illustrative<readonly Band[]>(
  [{ upTo: 64, percent: 0 }, { upTo: 69, percent: 50 }, { upTo: 74, percent: 100 }, { percent: 200 }],
  'market practice',
);

/** Percent of the base: mountain walks and team sports, and all others. */
export const sportPercents = illustrative({ mild: 25, others: 50 }, 'market practice');
export const mildSports: ReadonlySet<string> = new Set(['09', '16']);
/** Climbing, paragliding, parachuting and martial arts: an adviser asks for a quote. */
export const adviserSports: ReadonlySet<string> = new Set(['10', '13', '14', '15']);

/** The highest age on the first day. */
export const oldestTraveller = illustrative<Readonly<Record<TravelZone, number>>>(
  { 1: 80, 2: 75, 3: 75, 4: 75 },
  'market practice',
);

/** Whole euro of treatment that a Schengen visa asks for. */
export const schengenLimit: Sourced<number> = {
  value: 30_000,
  source: 'Visa Code, Regulation (EC) 810/2009, article 15',
  confidence: 'high',
};

/** Whole euro. */
export const treatmentLimits = illustrative<Readonly<Record<TravelZone, number>>>(
  { 1: schengenLimit.value, 2: schengenLimit.value, 3: 50_000, 4: 50_000 },
  'market practice',
);
