import { percentOf } from '../share';
import type { VehicleClass } from '../traffic/traffic-figures';
import { immClassPercents, immPrices } from './imm-figures';

/** A year in kuruş for a limit in TL; a limit between two of the list costs as the higher one. */
export function immPremium(limit: number, vehicleClass: VehicleClass): number {
  const row = immPrices.value.find((candidate) => candidate.limit >= limit) ?? immPrices.value.at(-1)!;
  return percentOf(row.price * 100, immClassPercents.value[vehicleClass]);
}
