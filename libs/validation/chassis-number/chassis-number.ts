/** Chassis numbers (VIN): 17 characters without I, O, Q. The check digit is a North American rule, so it is not checked. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { chassisNumberMessages } from './chassis-number-messages';

export type ChassisNumberCode = keyof typeof chassisNumberMessages;

const refuse = refusal(chassisNumberMessages);

/** 17 capital letters and digits. */
export function chassisNumber(input: string): Verdict<string, ChassisNumberCode> {
  const code = cleanCode(input);
  if (code === '') return refuse('empty');
  if (/[^A-Z0-9]/.test(code)) return refuse('invalid');
  if (code.length !== 17) return refuse('length');
  return isChassisNumber(code) ? pass(code) : refuse('letters');
}

/** Only the format, of a normalised number. */
export function isChassisNumber(code: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(code);
}
