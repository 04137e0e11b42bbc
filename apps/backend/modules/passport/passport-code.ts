/** Passport codes: twelve letters in three groups, easy to dictate and to type on any keyboard. */
import { randomInt } from 'node:crypto';

/** Letters that are on every keyboard and neither look nor sound alike. */
const consonants = 'BDFHLRSVYZ';
const vowels = 'AEOU';
const groups = 3;
const syllablesOfGroup = 2;

const pick = (letters: string): string => letters[randomInt(letters.length)]!;
const syllable = (): string => pick(consonants) + pick(vowels);
const word = (): string => Array.from({ length: syllablesOfGroup }, syllable).join('');

/** One of 40^6, about 4 billion: `ROLU DASE FOLA`. */
export const newPassportCode = (): string => Array.from({ length: groups }, word).join(' ');

const shape = new RegExp(`^(?:[${consonants}][${vowels}]){${groups * syllablesOfGroup}}$`);

/** The letters without separators and in upper case; null for an impossible code. */
export function passportLetters(typed: string): string | null {
  const letters = typed.replace(/[\s.·-]/g, '').toUpperCase();
  return shape.test(letters) ? letters : null;
}
