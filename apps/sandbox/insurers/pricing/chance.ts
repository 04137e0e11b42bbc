import { createHash } from 'node:crypto';

/** A pseudo-random number in [0, 1) derived from the words. */
export const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;
