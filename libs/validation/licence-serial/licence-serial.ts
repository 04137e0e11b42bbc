/** Serial of the registration document (ruhsat): one to three letters, usually two, and six digits. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { licenceSerialMessages } from './licence-serial-messages';

export type LicenceSerialCode = keyof typeof licenceSerialMessages;

/** Longest accepted input: a space after every character. */
export const longestLicenceSerial = 20;

const refuse = refusal(licenceSerialMessages);

/** The serial without separators: `fn 000001` gives `FN000001`. */
export function licenceSerial(input: string): Verdict<string, LicenceSerialCode> {
  const code = cleanCode(input);
  if (code === '') return refuse('empty');
  return /^[A-Z]{1,3}\d{6}$/.test(code) ? pass(code) : refuse('invalid');
}
