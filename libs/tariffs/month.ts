/** Months as `YYYY-MM`. */

/** `2026-12` is followed by `2027-01`. */
export function monthAfter(month: string): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return index === 12 ? `${year + 1}-01` : `${year}-${String(index + 1).padStart(2, '0')}`;
}

/** Both ends included. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

export const firstDayOf = (month: string): string => `${month}-01`;
