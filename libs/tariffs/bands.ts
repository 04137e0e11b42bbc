/** A table by upper bounds: the first row that still holds the value. */
export interface Band {
  /** Inclusive; the last row has none. */
  upTo?: number;
  percent: number;
}

/** 0 above the last bound, where the last row has one. */
export const percentIn = (bands: readonly Band[], value: number): number =>
  bands.find(({ upTo = Infinity }) => value <= upTo)?.percent ?? 0;
