/** Figures of personal accident insurance (lines.md PERSONALACCIDENT.2-4). */
import { illustrative, type Sourced } from '../sourced';

/** Of the insured's work: 4 is sold by advisers only. */
export type RiskClass = 1 | 2 | 3 | 4;

/** Codes of `libs/reference/data/jobs.json`; every other occupation is of class 1. */
export const riskClasses = illustrative<Readonly<Record<Exclude<RiskClass, 1>, readonly string[]>>>(
  {
    2: ['005', '048', '058', '104', '139', '140', '142', '145'],
    3: ['024', '040', '070', '075', '078', '082', '135'],
    4: ['010', '011', '072', '118', '119'],
  },
  'no insurer’s list was found',
);

/** Hundredths of a per mille of the sum insured, a year. */
export const accidentRates = illustrative<Readonly<Record<Exclude<RiskClass, 4>, number>>>(
  { 1: 60, 2: 90, 3: 150 },
  'market practice',
);

/** Whole TL. */
export const accidentMinimum = illustrative(250, 'market practice');

/** The sum insured, whole TL. */
export const accidentSums = illustrative({ least: 250_000, most: 2_000_000, usual: 500_000 }, 'market practice');

/** Percent of the base by the form's kind of licence: 3 and 4 motorcycles, 5 lorries and buses. */
export const licencePercents = illustrative<Readonly<Record<string, number>>>(
  { 3: 30, 4: 30, 5: 15 },
  'market practice',
);

/** Percent of the sum insured to which treatment is paid. */
export const treatmentPercent: Sourced<number> = { value: 5, source: 'zersigorta', confidence: 'medium' };

/** Tenths of a percent of that limit. */
export const treatmentRate = illustrative(6, 'market practice');

/** Days for which the daily benefit is paid at most. */
export const longestBenefit: Sourced<number> = {
  value: 200,
  source: 'Ferdi Kaza Sigortası Genel Şartları',
  confidence: 'medium',
};

/** Percent of the sum insured for each of these days. */
export const dailyBenefitPercent = illustrative(0.1, 'market practice');

/** Percent of the sum insured for a lasting disability. */
export const disabilityPercents: Sourced<{ rightHand: number; oneEye: number }> = {
  value: { rightHand: 60, oneEye: 25 },
  source: 'Ferdi Kaza Sigortası Genel Şartları, sürekli sakatlık tablosu; from memory',
  confidence: 'medium',
};
