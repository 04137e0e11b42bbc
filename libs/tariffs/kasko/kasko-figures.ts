/** Figures of motor own damage. Only the no-claims scale and the discount caps have a source; the market publishes no rates. */
import type { Band } from '../bands';
import { illustrative, type Sourced } from '../sourced';
import type { VehicleClass } from '../traffic/traffic-figures';

export type NoClaimLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** Discount in percent at each claim-free level; the specification's 65% is the highest. */
export const noClaimPercents: Sourced<Readonly<Record<NoClaimLevel, number>>> = {
  value: { 0: 0, 1: 30, 2: 40, 3: 50, 4: 60, 5: 65 },
  source: 'ehliyetrehberi.com and sigortam.net, June 2023',
  confidence: 'medium',
};
/** Levels lost per claim; each insurer has its own rule. */
export const levelsPerClaim = illustrative(2, 'differs per insurer');

/** Rate in hundredths of a percent for each slice of the value, TL: like tax brackets, a more valuable car never costs less. */
export const valueSlices = illustrative(
  [
    { upTo: 750_000, basisPoints: 420 },
    { upTo: 1_500_000, basisPoints: 340 },
    { upTo: 3_000_000, basisPoints: 280 },
    { upTo: Infinity, basisPoints: 240 },
  ],
  'premium as a share of the value is not published',
);

const noMarketFigure = 'no market figure was found';
/** By the owner's age in years. */
export const driverAgeBands = illustrative<readonly Band[]>(
  [{ upTo: 24, percent: 30 }, { upTo: 29, percent: 12 }, { upTo: 69, percent: 0 }, { percent: 15 }],
  noMarketFigure,
);
export const vehicleAgeBands = illustrative<readonly Band[]>(
  [
    { upTo: 3, percent: 0 },
    { upTo: 7, percent: 5 },
    { upTo: 10, percent: 10 },
    { upTo: 15, percent: 20 },
    { percent: 35 },
  ],
  noMarketFigure,
);
/** By traffic code; the other provinces have none. */
export const cityPercents = illustrative<Readonly<Record<string, number>>>(
  { '34': 8, '35': 5, '06': 4, '07': 3, '16': 3, '41': 3 },
  noMarketFigure,
);
export const commercialPercent = illustrative(30, noMarketFigure);
export const classPercents = illustrative<Readonly<Record<VehicleClass, number>>>(
  { car: 0, taxi: 120, minibus: 25, midibus: 35, bus: 50, pickup: 10, truck: 40, motorcycle: 20, tractor: 0 },
  noMarketFigure,
);
/** Rate for accessories and for an LPG system that is not the manufacturer's, of their value. */
export const addedValueBasisPoints = illustrative(340, noMarketFigure);
/** A vehicle with LPG. */
export const gasPercent = illustrative(2, noMarketFigure);
/** Battery and charging cable. */
export const batteryPercent = illustrative(6, noMarketFigure);
