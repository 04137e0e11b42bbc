/** Seeded chance for simulations. */
import type { Counts } from '../canary/signal-evidence.ts';

/** Mulberry32: the same sequence for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Cumulative probabilities of 0 to `total` failures. */
function distribution(total: number, rate: number): readonly number[] {
  let logChance = total * Math.log(1 - rate);
  let sum = 0;
  return Array.from({ length: total + 1 }, (_, failed) => {
    if (failed > 0) logChance += Math.log(((total - failed + 1) / failed) * (rate / (1 - rate)));
    sum += Math.exp(logChance);
    return sum;
  });
}

const known = new Map<string, readonly number[]>();
/** How many of so many visitors fail at the rate. @param draw from 0 to 1 */
export function drawn(total: number, rate: number, draw: () => number): Counts {
  const key = `${total} ${rate}`;
  const sums = known.get(key) ?? distribution(total, rate);
  known.set(key, sums);
  const wanted = draw();
  let low = 0;
  let high = total;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! >= wanted) high = middle;
    else low = middle + 1;
  }
  return { total, failed: low };
}
