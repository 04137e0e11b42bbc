import { percentOf } from '../share';
import type { VehicleClass } from '../traffic/traffic-figures';
import { immClassPercents, immPrices } from './imm-figures';
import { immLimits, unlimitedImm } from './imm-limits';

/** Annual premium in kuruş for a limit in TL; a limit between two of the list costs as much as the higher one. */
export function immPremium(limit: number, vehicleClass: VehicleClass): number {
  const listed = immLimits.find((candidate) => candidate >= limit) ?? unlimitedImm;
  return percentOf(immPrices.value[listed] * 100, immClassPercents.value[vehicleClass]);
}
