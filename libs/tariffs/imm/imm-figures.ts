/** Liability beyond the compulsory limits (IMM): the limits on sale and what each costs. No official list exists. */
import { illustrative } from '../sourced';
import type { VehicleClass } from '../traffic/traffic-figures';

/** TL; the specification's figure for a cover without a limit (funnel 9). */
export const unlimitedImm = 9_999_999_999;

/** A year for a car, TL by limit in TL. */
export const immPrices = illustrative(
  [
    { limit: 500_000, price: 350 },
    { limit: 1_000_000, price: 600 },
    { limit: 2_000_000, price: 950 },
    { limit: 3_000_000, price: 1_250 },
    { limit: 5_000_000, price: 1_800 },
    { limit: 10_000_000, price: 2_900 },
    { limit: 20_000_000, price: 4_400 },
    { limit: unlimitedImm, price: 5_900 },
  ],
  'usual steps of the market, no price list was found',
);
export const immLimits: readonly number[] = immPrices.value.map(({ limit }) => limit);

/** Against a car, in percent. */
export const immClassPercents = illustrative<Readonly<Record<VehicleClass, number>>>(
  { car: 100, taxi: 240, minibus: 190, midibus: 230, bus: 320, pickup: 135, truck: 260, motorcycle: 60, tractor: 50 },
  'no market figure was found',
);
