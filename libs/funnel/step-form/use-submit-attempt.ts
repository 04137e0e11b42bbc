import { stepErrors } from '@emsal/lines/kit/check-step';
import type { StepErrors } from '@emsal/lines/kit/check-step';
import { answerAt, fieldOfKey } from '@emsal/lines/kit/error-key';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { failedAttempt, noAttempt, refusedAttempt } from './shown-errors';
import type { SubmitAttempt } from './shown-errors';
import type { StepFormOptions } from './step-form-options';

const invalidKeys = ({ line, step, context }: StepFormOptions, answers: AnswerSet): readonly string[] =>
  Object.keys(stepErrors(line, step, { ...context, answers }));

/**
 * The errors with which a step opens: why it was refused, or which of its answers are invalid. A form that was posted without
 * JavaScript has not been validated.
 */
function initialAttempt(options: StepFormOptions, answers: AnswerSet): SubmitAttempt {
  if (options.refused) return refusedAttempt(noAttempt, options.refused.fields, answers);
  const invalid = invalidKeys(options, answers).filter((key) => answerAt(answers, key));
  return invalid.length > 0 ? failedAttempt(noAttempt, invalid) : noAttempt;
}

/**
 * What the last submit found, in the browser or on the server.
 * @param askFor asks for fields that turned out to be wrong
 */
export function useSubmitAttempt(options: StepFormOptions, askFor: (names: readonly string[]) => void) {
  const form = useForm<AnswerSet>();
  const [lastAttempt, setLastAttempt] = useState(() => initialAttempt(options, form.getState().values));
  /** True when the step may be submitted. */
  const validate = (): boolean => {
    const invalid = invalidKeys(options, form.getState().values);
    if (invalid.length === 0) return true;
    setLastAttempt((before) => failedAttempt(before, invalid));
    askFor(invalid.map(fieldOfKey));
    return false;
  };
  const showRefusal = (fields: StepErrors): void => {
    setLastAttempt((before) => refusedAttempt(before, fields, form.getState().values));
    askFor(Object.keys(fields).map(fieldOfKey));
  };
  return { lastAttempt, validate, showRefusal };
}
