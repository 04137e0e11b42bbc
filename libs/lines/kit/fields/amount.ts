/** Builds a field for a sum in whole TL, which is proposed from other answers until the visitor changes it. */
import { readWholeNumber } from '@emsal/validation/numeric/whole-number';
import type { Verdict } from '@emsal/validation/verdict';
import { amountTexts } from './amount.texts';
import type { AmountField, AnswerSet } from '../grammar/field';

type AmountSpec = Omit<AmountField, 'kind' | 'optional' | 'requiredWhen' | 'missing' | 'checks'>;

export const amount = (spec: AmountSpec): AmountField => ({
  ...spec,
  kind: 'amount',
  optional: true,
  checks: [(value) => within(value, spec)],
});

function within(value: string, { least, most }: AmountSpec): Verdict {
  const read = readWholeNumber(value);
  if (read === undefined) return { ok: false, code: 'notNumeric', message: amountTexts.notNumeric };
  if (read < least || read > most) return { ok: false, code: 'range', message: amountTexts.range(least, most) };
  return { ok: true, value: String(read) };
}

/** What was given, otherwise what is proposed; 0 while neither is known. @param answers of the form */
export const amountOf = (field: AmountField, given: string, answers: AnswerSet): number =>
  readWholeNumber(given) ?? field.proposed(answers) ?? 0;
