/** Number of a passport of any country, as its machine-readable zone holds it (ICAO 9303): at most nine letters and digits. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { passportNumberMessages } from './passport-number-messages';

const refuse = refusal(passportNumberMessages);

export function passportNumber(input: string): Verdict<string, keyof typeof passportNumberMessages> {
  const number = cleanCode(input);
  if (number === '') return refuse('empty');
  return /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number) ? pass(number) : refuse('invalid');
}
