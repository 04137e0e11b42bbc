/** Figures of complementary health insurance (lines.md COMPLEMENTHEALTH.2-5): illustrative, but for the renewal guarantee. */
import { illustrative, type Sourced } from '../sourced';
import type { Outpatient } from './complement-health-plan';

/** Whole TL a year, by the highest age on the first day; nobody older is insured for the first time. */
export const healthMeans = illustrative(
  [
    { upTo: 17, mean: 7_200 },
    { upTo: 30, mean: 8_400 },
    { upTo: 40, mean: 10_200 },
    { upTo: 50, mean: 13_500 },
    { upTo: 55, mean: 17_800 },
    { upTo: 60, mean: 23_500 },
    { upTo: 65, mean: 31_000 },
  ],
  'market practice',
);
/** Highest age of a first policy, in completed years. */
export const oldestEntry = 65;

/** Percent of the base that outpatient treatment adds. */
export const outpatientPercents = illustrative<Readonly<Record<Outpatient, number>>>(
  { none: 0, '6': 65, '8': 80, '10': 95, unlimited: 140 },
  'market practice',
);

export const wideNetworkPercent = illustrative(10, 'market practice');

/** By province code. */
export const healthCityPercents = illustrative<Readonly<Record<string, number>>>(
  { '34': 12, '35': 8, '06': 6, '07': 5, '16': 5, '41': 5 },
  'market practice',
);

/** Whole TL. */
export const maternityPrice = illustrative(9_500, 'market practice');
export const maternityAges = illustrative({ from: 18, upTo: 45 }, 'market practice');

export const healthRenewalPercent = illustrative(5, 'market practice');

/** Months; credited when the policy follows another one. */
export const healthWaits = illustrative({ maternity: 12, listedOperations: 3 }, 'one broker’s page, illustrative');

/** The lifetime guarantee must be offered below this age, and is earned after so many years (from 1 January 2026). */
export const renewalGuarantee: Sourced<{ below: number; afterYears: number }> = {
  value: { below: 60, afterYears: 3 },
  source: 'ekonomim.com 850222; tgrthaber, ilerigazetesi 2025-10-20',
  confidence: 'medium',
};

/** Above it the health declaration is assessed by an adviser, kg/m². */
export const highestBodyMassIndex = illustrative(35, 'market practice');
