/** Where the knots of a price spread stand: one knot is one real offer, nothing is smoothed. */

export type KnotKind = 'lowest' | 'low' | 'high';

export interface Knot {
  /** Column from 0, counted along the price. */
  bin: number;
  /** Height from 0, counted from the axis. */
  level: number;
  kind: KnotKind;
}

export interface Spread {
  knots: Knot[];
  /** Integer kuruş. */
  lowest: number;
  median: number;
  highest: number;
}

const middle = (sorted: readonly number[]) => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
};

/** Spreads prices (integer kuruş, at least one) over `bins` columns of equal width; only the first of the cheapest is `lowest`. */
export function spreadOf(prices: readonly number[], bins: number): Spread {
  const sorted = [...prices].sort((a, b) => a - b);
  const [lowest, highest, median] = [sorted[0]!, sorted.at(-1)!, middle(sorted)];
  const heights = new Array<number>(bins).fill(0);
  const width = (highest - lowest) / bins || 1;
  const knots = sorted.map((price, index): Knot => {
    const bin = Math.min(bins - 1, Math.floor((price - lowest) / width));
    return { bin, level: heights[bin]!++, kind: index === 0 ? 'lowest' : price <= median ? 'low' : 'high' };
  });
  return { knots, lowest, median, highest };
}

/** Where a price stands between two others, in percent with one decimal. */
export const percentOf = (price: number, from: number, to: number) =>
  Math.round(((price - from) / (to - from || 1)) * 1000) / 10;
