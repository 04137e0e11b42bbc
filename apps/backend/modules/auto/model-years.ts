/** The oldest model year that a vehicle with a plate can be chosen with, less one (funnel 3.6). */
const oldestBound = 1975;

/** Newest first. A vehicle without a plate is of this year or the last (funnel 5). */
export function modelYears(currentYear: number, hasPlate: boolean): number[] {
  const bound = hasPlate ? oldestBound : currentYear - 2;
  return Array.from({ length: currentYear - bound }, (_, back) => currentYear - back);
}
