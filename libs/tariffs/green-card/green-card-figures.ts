/** Green card: liability abroad by the length of the stay. The tariff was not found: every figure is a placeholder. */
import { illustrative } from '../sourced';
import type { VehicleClass } from '../traffic/traffic-figures';

/** Minimum term of a green card in days. */
export const shortestGreenCard = 15;

/** Euro for a car, by days. */
export const greenCardPrices = illustrative(
  [
    { days: shortestGreenCard, euro: 60 },
    { days: 31, euro: 85 },
    { days: 92, euro: 150 },
    { days: 183, euro: 230 },
    { days: 366, euro: 360 },
  ],
  'no tariff was found',
);

/** Relative to a car, in percent. */
export const greenCardClassPercents = illustrative<Readonly<Record<VehicleClass, number>>>(
  { car: 100, taxi: 130, minibus: 180, midibus: 220, bus: 300, pickup: 130, truck: 250, motorcycle: 60, tractor: 100 },
  'no tariff was found',
);
