/** The words of a passport code: twelve letters in three groups, easy to say on the telephone and to type on any keyboard. */
import { randomInt } from 'node:crypto';

/** Letters that neither look nor sound like another, and that every keyboard has. */
const consonants = 'BDFHLRSVYZ';
const vowels = 'AEOU';
const groups = 3;
const syllablesOfGroup = 2;

const pick = (letters: string): string => letters[randomInt(letters.length)]!;
const syllable = (): string => pick(consonants) + pick(vowels);
const word = (): string => Array.from({ length: syllablesOfGroup }, syllable).join('');

/** One of forty to the power of six, about 4 thousand million: `ROLU DASE FOLA`. */
export const newPassportCode = (): string => Array.from({ length: groups }, word).join(' ');

const shape = new RegExp(`^(?:[${consonants}][${vowels}]){${groups * syllablesOfGroup}}$`);

/** The letters alone, however they were typed; null for what cannot be a code. */
export function passportLetters(typed: string): string | null {
  const letters = typed.replace(/[\s.·-]/g, '').toUpperCase();
  return shape.test(letters) ? letters : null;
}
