/** Annual premium of personal accident insurance before discounts and taxes, in kuruş (lines.md PERSONALACCIDENT.3). */
import { loadings, type Loading } from '../loading';
import { percentOf, share } from '../share';
import {
  accidentMinimum,
  accidentRates,
  licencePercents,
  riskClasses,
  treatmentPercent,
  treatmentRate,
  type RiskClass,
} from './accident-figures';

export const adviserClass: RiskClass = 4;

/** @param jobCode of the reference list */
export function riskClassOf(jobCode: string): RiskClass {
  const found = Object.entries(riskClasses.value).find(([, codes]) => codes.includes(jobCode));
  return found ? (Number(found[0]) as RiskClass) : 1;
}

const perMilleHundredths = 100_000;

/**
 * @param sum whole TL
 * @param factor the insurer's price level
 * @throws RangeError for work that no insurer prices
 */
export function accidentBase({ sum, jobCode }: { sum: number; jobCode: string }, factor: number): number {
  const riskClass = riskClassOf(jobCode);
  if (riskClass === adviserClass) throw new RangeError(`no price for the occupation ${jobCode}`);
  const mean = (sum * 100 * accidentRates.value[riskClass as keyof typeof accidentRates.value]) / perMilleHundredths;
  return Math.max(Math.floor(mean * factor), accidentMinimum.value * 100);
}

export const accidentLoadings = (base: number, licenceType: string): Loading<'usage'>[] =>
  loadings({ usage: percentOf(base, licencePercents.value[licenceType] ?? 0) });

/** Whole TL. */
export const treatmentLimit = (sum: number): number => share(sum, treatmentPercent.value, 100);

export const treatmentPremium = (sum: number): number => share(treatmentLimit(sum) * 100, treatmentRate.value, 1_000);
