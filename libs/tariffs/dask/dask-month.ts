/** The amounts of one month: the table in force, raised by the index of each month since (lines.md DASK.3). */
import { monthAfter, monthsFrom } from '../month';
import { daskIndices, daskTables, type Construction, type DaskTable } from './dask-figures';

/** Whole TL; rates in hundredths per mille. */
export interface DaskMonth {
  month: string;
  squareMetre: Readonly<Record<Construction, number>>;
  cap: number;
  minimums: readonly number[];
  rates: Readonly<Record<Construction, readonly number[]>>;
}

const hundredPercent = 10_000n;

/** Undefined for a month before the first table, or after one whose index is not published: such a month has no tariff. */
export function daskMonth(month: string): DaskMonth | undefined {
  const from = Object.keys(daskTables).findLast((first) => first <= month);
  const factors = from === undefined ? undefined : risesBetween(from, month);
  return factors && raised(month, daskTables[from!]!, factors);
}

/** The first month from `from` on that has no tariff. */
export function firstMonthWithoutDask(from: string): string {
  let month = from;
  while (daskMonth(month)) month = monthAfter(month);
  return month;
}

/** Of a day's month, or of the last month that has a tariff. @param day `YYYY-MM-DD`, not before the first table */
export function daskMonthFor(day: string): DaskMonth {
  const month = day.slice(0, 7);
  return daskMonth(month) ?? daskMonth(lastMonthBefore(firstMonthWithoutDask(newestTable)))!;
}

const newestTable = Object.keys(daskTables).sort().at(-1)!;
const lastMonthBefore = (month: string): string => monthsFrom(newestTable, month).at(-2)!;

function risesBetween(from: string, to: string): readonly number[] | undefined {
  const rises: number[] = [];
  for (let month = monthAfter(from); month <= to; month = monthAfter(month)) {
    const index = daskIndices[month];
    if (!index) return undefined;
    rises.push(Math.max(0, index.value));
  }
  return rises;
}

function raised(month: string, { squareMetre, cap, minimums, rates }: DaskTable, rises: readonly number[]): DaskMonth {
  const raise = (amount: number) => raiseBy(amount, rises);
  const { concrete, other } = squareMetre.value;
  return {
    month,
    squareMetre: { concrete: raise(concrete), other: raise(other) },
    cap: raise(cap.value),
    minimums: minimums.value.map(raise),
    rates: { concrete: rates.concrete.value, other: rates.other.value },
  };
}

/** The product is carried unrounded and rounded half up once: after some months it exceeds what a number holds exactly. */
function raiseBy(amount: number, rises: readonly number[]): number {
  const product = rises.reduce((sum, rise) => sum * (hundredPercent + BigInt(rise)), BigInt(amount));
  const scale = hundredPercent ** BigInt(rises.length);
  return Number((product * 2n + scale) / (scale * 2n));
}
