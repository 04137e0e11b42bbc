import { createHash } from 'node:crypto';

/** A number in [0, 1) that the same words always give. */
export const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;
