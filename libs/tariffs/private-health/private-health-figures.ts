/** Figures of private health insurance (lines.md HEALTH.3). */
import { illustrative } from '../sourced';

export type Network = 'A' | 'B' | 'C';

/** Whole TL a year for one person in network B, inpatient treatment, by the highest age on the first day. */
export const privateHealthMeans = illustrative(
  [
    { upTo: 17, mean: 28_000 },
    { upTo: 30, mean: 34_000 },
    { upTo: 40, mean: 42_000 },
    { upTo: 50, mean: 58_000 },
    { upTo: 60, mean: 86_000 },
    { upTo: 65, mean: 128_000 },
  ],
  'market practice',
);

/** Percent of the mean. */
export const networkPercents = illustrative<Readonly<Record<Network, number>>>(
  { A: 135, B: 100, C: 80 },
  'market practice',
);

/** Percent of the base that outpatient treatment adds. */
export const outpatientPercent = illustrative(70, 'market practice');

/** Percent that the insured’s own share of each bill takes off, then an excess of 25,000 TL a year off the rest. */
export const copayPercent = illustrative(15, 'market practice');
export const excessPercent = illustrative(12, 'market practice');
