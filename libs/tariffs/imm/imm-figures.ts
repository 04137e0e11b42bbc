/** Voluntary liability (IMM): the premium of each limit. No official list exists. */
import { illustrative } from '../sourced';
import type { VehicleClass } from '../traffic/traffic-figures';
import type { immLimits } from './imm-limits';

/** A year for a car, TL by limit in TL. */
export const immPrices = illustrative<Readonly<Record<(typeof immLimits)[number], number>>>(
  {
    500_000: 350,
    1_000_000: 600,
    2_000_000: 950,
    3_000_000: 1_250,
    5_000_000: 1_800,
    10_000_000: 2_900,
    20_000_000: 4_400,
    9_999_999_999: 5_900,
  },
  'usual steps of the market, no price list was found',
);

/** Relative to a car, in percent. */
export const immClassPercents = illustrative<Readonly<Record<VehicleClass, number>>>(
  { car: 100, taxi: 240, minibus: 190, midibus: 230, bus: 320, pickup: 135, truck: 260, motorcycle: 60, tractor: 50 },
  'no market figure was found',
);
