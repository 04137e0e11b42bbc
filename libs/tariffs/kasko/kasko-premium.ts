/** Annual premium of motor own damage before discounts, in kuruş: the rate of the value plus the loadings of the risk. */
import { percentIn } from '../bands';
import { loadings, type Loading } from '../loading';
import { percentOf, share } from '../share';
import type { VehicleClass } from '../traffic/traffic-figures';
import {
  addedValueBasisPoints,
  batteryPercent,
  cityPercents,
  classPercents,
  commercialPercent,
  driverAgeBands,
  gasPercent,
  valueSlices,
  vehicleAgeBands,
} from './kasko-figures';

export interface KaskoRisk {
  /** Kuruş. */
  value: number;
  vehicleAge: number;
  /** Absent for a company. */
  driverAge?: number;
  provinceCode: string;
  vehicleClass: VehicleClass;
  isCommercial: boolean;
  isElectric: boolean;
  /** Kuruş. */
  accessories: number;
  /** What the owner paid for the LPG system in kuruş; 0 if it is the manufacturer's; absent without one. */
  gasSystem?: number;
}

/** The premium of the value alone, slice by slice. */
export function valuePremium(value: number): number {
  const bounds = [0, ...valueSlices.value.map(({ upTo }) => upTo * 100)];
  return valueSlices.value.reduce((sum, { basisPoints }, at) => {
    const slice = Math.max(0, Math.min(value, bounds[at + 1]!) - bounds[at]!);
    return sum + share(slice, basisPoints, 10_000);
  }, 0);
}

export type KaskoTrait = 'driverAge' | 'vehicleAge' | 'city' | 'usage' | 'accessories' | 'lpg' | 'battery';

/** @param base kuruş; the percentages are of it */
export function kaskoLoadings(base: number, risk: KaskoRisk): Loading<KaskoTrait>[] {
  const usage = (risk.isCommercial ? commercialPercent.value : 0) + classPercents.value[risk.vehicleClass];
  const addedValue = (amount: number) => share(amount, addedValueBasisPoints.value, 10_000);
  return loadings({
    driverAge: percentOf(base, risk.driverAge === undefined ? 0 : percentIn(driverAgeBands.value, risk.driverAge)),
    vehicleAge: percentOf(base, percentIn(vehicleAgeBands.value, risk.vehicleAge)),
    city: percentOf(base, cityPercents.value[risk.provinceCode] ?? 0),
    usage: percentOf(base, usage),
    accessories: addedValue(risk.accessories),
    lpg: risk.gasSystem === undefined ? 0 : percentOf(base, gasPercent.value) + addedValue(risk.gasSystem),
    battery: percentOf(base, risk.isElectric ? batteryPercent.value : 0),
  });
}
