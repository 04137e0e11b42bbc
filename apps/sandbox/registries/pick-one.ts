import { createHash } from 'node:crypto';

/** A whole number below `size` that the same words always give. */
export const drawBelow = (size: number, ...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) % size;

/** A member of the list that the same words always give. */
export const pickOne = <T>(list: readonly T[], ...words: readonly string[]): T =>
  list[drawBelow(list.length, ...words)]!;
