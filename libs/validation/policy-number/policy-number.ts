/** The numbers on a policy: its own, its agent's, and how often it was renewed. No lengths are published. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { policyNumberMessages } from './policy-number-messages';

export type PolicyNumberCode = keyof typeof policyNumberMessages;

const refuse = refusal(policyNumberMessages);

const written =
  (shape: RegExp, code: PolicyNumberCode) =>
  (input: string): Verdict<string, PolicyNumberCode> => {
    const text = cleanCode(input);
    return shape.test(text) ? pass(text) : refuse(code);
  };

/** Of a policy or an agent, without separators: `3004-0050` gives `30040050`. */
export const policyNumber = written(/^[A-Z0-9]+$/, 'invalid');
export const renewalNumber = written(/^\d+$/, 'notNumeric');
