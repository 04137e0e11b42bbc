/** A table by upper bounds: the first row whose bound is not below the value applies. */
export interface Band {
  /** Inclusive; the last row has none. */
  upTo?: number;
  percent: number;
}

/** 0 above the last bound. */
export const percentIn = (bands: readonly Band[], value: number): number =>
  bands.find(({ upTo = Infinity }) => value <= upTo)?.percent ?? 0;
