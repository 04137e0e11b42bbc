/** Positions of the marks in a price plot: one mark per offer, no smoothing. */

export type KnotKind = 'lowest' | 'low' | 'high';

export interface Knot {
  /** Column from 0, by price. */
  bin: number;
  /** Height from 0, from the axis. */
  level: number;
  kind: KnotKind;
}

/** Integer kuruş. */
export interface PriceRange {
  lowest: number;
  median: number;
  highest: number;
}

export interface Spread extends PriceRange {
  knots: Knot[];
}

const middle = (sorted: readonly number[]) => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
};

/** @param sorted prices in integer kuruş, cheapest first, at least one */
export const rangeOf = (sorted: readonly number[]): PriceRange => ({
  lowest: sorted[0]!,
  median: middle(sorted),
  highest: sorted.at(-1)!,
});

/** Only the first of several cheapest is `lowest`. */
export function kindOf(price: number, index: number, { median }: Pick<PriceRange, 'median'>): KnotKind {
  if (index === 0) return 'lowest';
  return price <= median ? 'low' : 'high';
}

/** Distributes prices (integer kuruş, at least one) over `bins` columns of equal width. */
export function spreadOf(prices: readonly number[], bins: number): Spread {
  const sorted = prices.toSorted((a, b) => a - b);
  const range = rangeOf(sorted);
  const heights = new Array<number>(bins).fill(0);
  const width = (range.highest - range.lowest) / bins || 1;
  const knots = sorted.map((price, index): Knot => {
    const bin = Math.min(bins - 1, Math.floor((price - range.lowest) / width));
    return { bin, level: heights[bin]!++, kind: kindOf(price, index, range) };
  });
  return { knots, ...range };
}

/** Position of a price between two others, in percent with one decimal. */
export const percentOf = (price: number, from: number, to: number) =>
  Math.round(((price - from) / (to - from || 1)) * 1000) / 10;
