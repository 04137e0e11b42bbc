/** A repeatable random number generator (mulberry32, public domain). */
import { createHash } from 'node:crypto';

export interface SeededRandom {
  /** 0 up to, not including, 1. */
  next(): number;
  pick<T>(list: readonly T[]): T;
}

/** Another sequence for each name, whatever stands before it in a list. */
export const seedOf = (seed: number, name: string): number =>
  createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (list) => list[Math.floor(next() * list.length)]! };
}
