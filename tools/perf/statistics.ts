/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Results of one measurement per round. */
export interface AtBothSpeeds<T> {
  /** At 4x CPU. */
  slow: T[];
  /** At full speed. */
  fast: T[];
}
