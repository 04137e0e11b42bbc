/** The tariff of compulsory earthquake insurance (DASK) as dated data: each table with its month, unit and source. */
import { illustrative, type Sourced } from '../sourced';

export type Construction = 'concrete' | 'other';
/** One figure for each of the seven risk groups, I first. */
type ByGroup = readonly [number, number, number, number, number, number, number];

export interface DaskTable {
  /** Whole TL for a square metre of gross area. */
  squareMetre: Sourced<Readonly<Record<Construction, number>>>;
  /** Highest sum insured, whole TL. */
  cap: Sourced<number>;
  /** Lowest premium, whole TL. */
  minimums: Sourced<ByGroup>;
  /** Hundredths per mille of the sum insured. */
  rates: Readonly<Record<Construction, Sourced<ByGroup>>>;
}

const decree2024 = 'sigortacilikmevzuat.com, text of the tariff decree, June 2024';
const press2026 = 'memurlar.net 1 January 2026 and sabah.com.tr 13 January 2026';

/** By the month from which a table applies. */
export const daskTables: Readonly<Record<string, DaskTable>> = {
  '2024-02': {
    squareMetre: { value: { concrete: 6_000, other: 4_000 }, source: decree2024, confidence: 'high' },
    cap: { value: 1_272_000, source: decree2024, confidence: 'high' },
    minimums: { value: [979, 869, 739, 693, 521, 370, 252], source: decree2024, confidence: 'high' },
    rates: {
      concrete: { value: [233, 207, 176, 165, 124, 88, 60], source: decree2024, confidence: 'high' },
      other: { value: [410, 351, 308, 288, 231, 154, 90], source: decree2024, confidence: 'high' },
    },
  },
  '2026-01': {
    squareMetre: { value: { concrete: 9_884, other: 6_590 }, source: press2026, confidence: 'high' },
    cap: { value: 2_095_462, source: press2026, confidence: 'high' },
    minimums: { value: [1_951, 1_737, 1_474, 1_384, 1_038, 740, 505], source: press2026, confidence: 'high' },
    rates: {
      concrete: {
        value: [282, 251, 213, 200, 150, 107, 73],
        source: `minimum over the sum of 70 m², both from ${press2026}`,
        confidence: 'medium',
      },
      other: illustrative([496, 425, 373, 349, 279, 186, 109], 'the rates of 2024 raised twice by a tenth'),
    },
  },
};

const index = (hundredths: number) => illustrative(hundredths, 'producer price index, from memory');

/** Producer price index in hundredths of a percent, by the month in which it raises price, cap and minimum (lines.md DASK.3). */
export const daskIndices: Readonly<Record<string, Sourced<number>>> = {
  '2026-02': index(75),
  '2026-03': index(250),
  '2026-04': index(230),
  '2026-05': index(210),
  '2026-06': index(180),
  '2026-07': index(-40),
  '2026-08': index(160),
  '2026-09': index(190),
  '2026-10': index(170),
  '2026-11': index(150),
  '2026-12': index(140),
};

const decreeArticle2 = `article 2, ${decree2024}`;

/** Percent added to or taken off the premium; they are added up. */
export const daskAdjustments = {
  before2000: { value: 10, source: decreeArticle2, confidence: 'high' },
  toThreeFloors: { value: -10, source: decreeArticle2, confidence: 'high' },
  fromEightFloors: { value: 10, source: decreeArticle2, confidence: 'high' },
  renewedInTime: { value: -20, source: decreeArticle2, confidence: 'high' },
} as const satisfies Record<string, Sourced<number>>;

/** Percent of the sum insured that the owner bears in each loss. */
export const daskDeductible: Sourced<number> = { value: 2, source: 'dask.gov.tr', confidence: 'high' };

/** A renewal counts as in time this many days before the running policy ends; a policy cannot be renewed earlier. */
export const daskRenewalDays: Sourced<number> = { value: 30, source: decreeArticle2, confidence: 'high' };
