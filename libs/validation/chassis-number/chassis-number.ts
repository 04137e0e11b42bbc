/** Chassis numbers (VIN): 17 characters without I, O, Q. The check digit is a North American rule, so it is not asked for. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { chassisNumberMessages } from './chassis-number-messages';

export type ChassisNumberCode = keyof typeof chassisNumberMessages;

const refuse = refusal(chassisNumberMessages);

/** Capital letters and digits, 17 of them. */
export function chassisNumber(input: string): Verdict<string, ChassisNumberCode> {
  const code = cleanCode(input);
  if (code === '') return refuse('empty');
  if (/[^A-Z0-9]/.test(code)) return refuse('invalid');
  if (code.length !== 17) return refuse('length');
  return isChassisNumber(code) ? pass(code) : refuse('letters');
}

/** The shape alone, on a code that is already normalised. */
export function isChassisNumber(code: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(code);
}
