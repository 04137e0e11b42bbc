import type { LineId } from '@emsal/lines/facts/line-ids';
import { checkAnswer, type StepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { unlistedAnswers } from './unlisted-answers';

interface AnswersToValidate {
  /** Whose fields validate; lines with the same parts share one form, as those of vehicles do. */
  form: Line;
  /** Whose lists validate: one form's lists differ by line, as the vehicles that a line insures. */
  line: LineId;
  answers: AnswerSet;
  /** `YYYY-MM-DD` */
  today: string;
}

/** A message for each named answer that the form's field or the server's list refuses. */
export function validateAnswers(
  names: readonly string[],
  { form, line, answers, today }: AnswersToValidate,
): StepErrors {
  const invalid = names.flatMap((name) => {
    const verdict = checkAnswer(form, name, { today, answers });
    return verdict.ok ? [] : [[name, verdict.message]];
  });
  return { ...unlistedAnswers({ line, fields: form.fields, names, answers }), ...Object.fromEntries(invalid) };
}
