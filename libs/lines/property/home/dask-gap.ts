/** What compulsory earthquake insurance pays for a home, and what it leaves of the rebuilding cost (lines.md DASK.7). */
import { daskMonth, type DaskMonth } from '@emsal/tariffs/dask/dask-month';
import type { Construction } from '@emsal/tariffs/dask/dask-figures';

/** The tariff of a month, or of the last one before it that is published: this line's price does not end with DASK's. */
function latestDaskMonth(month: string): DaskMonth {
  const [year, index] = month.split('-').map(Number) as [number, number];
  for (let back = 0; back < 24; back += 1) {
    const months = year * 12 + index - 1 - back;
    const found = daskMonth(`${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`);
    if (found) return found;
  }
  throw new RangeError(`no earthquake tariff near ${month}`);
}

/** Whole TL. @param day `YYYY-MM-DD` */
export function daskSumOf(area: number, construction: Construction, day: string): number {
  const { squareMetre, cap } = latestDaskMonth(day.slice(0, 7));
  return Math.min(area * squareMetre[construction], cap);
}
