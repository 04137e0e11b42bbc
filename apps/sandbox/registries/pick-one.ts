import { createHash } from 'node:crypto';

/** A pseudo-random whole number below `size`, derived from the words. */
export const drawBelow = (size: number, ...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) % size;

/** A pseudo-random member of the list, derived from the words. */
export const pickOne = <T>(list: readonly T[], ...words: readonly string[]): T =>
  list[drawBelow(list.length, ...words)]!;
