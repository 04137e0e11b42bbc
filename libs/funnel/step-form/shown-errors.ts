/** Which errors are shown: those of the last submit, until they are corrected. */
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import { answerAt, fieldOfKey } from '@emsal/lines/kit/answers/error-key';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { isSameAnswer } from '@emsal/lines/kit/answers/same-answer';

export interface SubmitAttempt {
  /** Counts the attempts, so that the error summary takes the focus each time. */
  attempt: number;
  /** Keys of the answers whose own checks failed. */
  invalid: readonly string[];
  /** Keys that the server refused, with the value that it refused. */
  refused: Readonly<Record<string, { message: string; value: unknown }>>;
}

export const noAttempt: SubmitAttempt = { attempt: 0, invalid: [], refused: {} };

/** Message per field, in the order of `names`. A field's own error is shown while it is invalid, a refusal until its value changes. */
export function shownErrors(
  { invalid, refused }: SubmitAttempt,
  names: readonly string[],
  { errors, values }: { errors: StepErrors; values: AnswerSet },
): StepErrors {
  const keys = [...new Set([...Object.keys(errors), ...Object.keys(refused)])];
  const entries = names
    .flatMap((name) => keys.filter((key) => fieldOfKey(key) === name))
    .flatMap((key) => {
      const refusal = refused[key];
      const own = invalid.includes(key) ? errors[key] : undefined;
      const message =
        own ?? (refusal && isSameAnswer(refusal.value, answerAt(values, key)) ? refusal.message : undefined);
      return message ? [[key, message] as const] : [];
    });
  return Object.fromEntries(entries);
}

export const failedAttempt = (before: SubmitAttempt, invalid: readonly string[]): SubmitAttempt => ({
  attempt: before.attempt + 1,
  invalid,
  refused: {},
});

export const refusedAttempt = (before: SubmitAttempt, fields: StepErrors, values: AnswerSet): SubmitAttempt => ({
  attempt: before.attempt + 1,
  invalid: [],
  refused: Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, value: answerAt(values, name) }]),
  ),
});
