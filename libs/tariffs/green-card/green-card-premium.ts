import { euroKurus } from '../euro';
import { percentOf } from '../share';
import type { VehicleClass } from '../traffic/traffic-figures';
import { greenCardClassPercents, greenCardPrices } from './green-card-figures';

/** Kuruş for a stay in days, both the first and the last counted; at least the minimum term, at most a year's premium. */
export function greenCardPremium(days: number, vehicleClass: VehicleClass): number {
  const row = greenCardPrices.value.find((candidate) => candidate.days >= days) ?? greenCardPrices.value.at(-1)!;
  return percentOf(row.euro * euroKurus.value, greenCardClassPercents.value[vehicleClass]);
}
