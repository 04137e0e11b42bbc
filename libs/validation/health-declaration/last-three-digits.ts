/** The end of an identity number, with which an approval names one of the insured people. */
import { pass, refusal, type Verdict } from '../verdict';

const refuse = refusal({ threeDigits: 'Kimlik numarasının son 3 rakamını yazın' });

export const lastThreeDigits = (input: string): Verdict<string, 'threeDigits'> =>
  /^\d{3}$/.test(input.trim()) ? pass(input.trim()) : refuse('threeDigits');
