/** Annual premium of complementary health before discounts, in kuruş; health insurance bears no tax (lines.md COMPLEMENTHEALTH.3). */
import { loadings, type Loading } from '../loading';
import { percentOf } from '../share';
import type { HealthPlan } from './complement-health-plan';
import {
  healthCityPercents,
  healthMeans,
  maternityAges,
  maternityPrice,
  outpatientPercents,
  wideNetworkPercent,
} from './complement-health-figures';

/**
 * @param age in completed years on the first day of cover
 * @param factor the insurer's price level
 */
export function healthBase(age: number, factor: number): number {
  // A renewal above the highest age of entry keeps the last band.
  const { mean } = healthMeans.value.find(({ upTo }) => age <= upTo) ?? healthMeans.value.at(-1)!;
  return Math.floor(mean * 100 * factor);
}

export const mayHaveMaternity = (age: number): boolean =>
  age >= maternityAges.value.from && age <= maternityAges.value.upTo;

type HealthLoading = Loading<'cover' | 'network' | 'city'>;

/** @param added kuruş, premium of the covers that were bought besides */
export const healthLoadings = (
  base: number,
  { network, outpatient, maternity, provinceCode, added }: HealthPlan & { provinceCode: string; added: number },
): HealthLoading[] =>
  loadings({
    cover: percentOf(base, outpatientPercents.value[outpatient]) + (maternity ? maternityPrice.value * 100 : 0) + added,
    network: network === 'wide' ? percentOf(base, wideNetworkPercent.value) : 0,
    city: percentOf(base, healthCityPercents.value[provinceCode] ?? 0),
  });
