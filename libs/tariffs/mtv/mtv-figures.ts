/** The motor vehicle tax of cars as dated tables: whole TL a year, as the law truncates them. */
import type { Sourced } from '../sourced';
import tables from './mtv-tables.json' with { type: 'json' };

/** One amount for each age: 1-3, 4-6, 7-11, 12-15, 16 and more. */
export type MtvAmounts = readonly number[];

interface UpTo {
  /** Inclusive; null in the last row. */
  upTo: number | null;
}
export interface MtvTable {
  /** By cubic centimetres. */
  before2018: ReadonlyArray<UpTo & { amounts: MtvAmounts }>;
  /** By cubic centimetres, then by the car's value without taxes at its first registration. */
  since2018: ReadonlyArray<UpTo & { values: ReadonlyArray<UpTo & { amounts: MtvAmounts }> }>;
  /** By kilowatts. */
  electric: ReadonlyArray<UpTo & { amounts: MtvAmounts }>;
}

/** By tax year. */
export const mtvTables: Readonly<Record<string, Sourced<MtvTable>>> = {
  '2025': {
    value: tables['2025'],
    source: 'table of 2024 raised by 43.93%, 13 published points agree (onedio.com 2025-11-04, mtv.gen.tr)',
    confidence: 'high',
  },
  '2026': {
    value: tables['2026'],
    source: 'table of 2025 raised by 18.95% (Official Gazette 31.12.2025), 11 published points agree; electric derived',
    confidence: 'high',
  },
};

/** The rise on the year before, in hundredths of a percent. */
export const mtvRises: Readonly<Record<string, Sourced<number>>> = {
  '2025': { value: 4393, source: 'revaluation rate of 2024', confidence: 'high' },
  '2026': { value: 1895, source: 'Official Gazette 31.12.2025', confidence: 'high' },
};
