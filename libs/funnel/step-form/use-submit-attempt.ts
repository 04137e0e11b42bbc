import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import { fieldOfKey } from '@emsal/lines/kit/answers/error-key';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { initialAttempt, invalidKeys } from './initial-attempt';
import { failedAttempt, noAttempt, refusedAttempt } from './shown-errors';
import type { StepFormOptions } from './step-form-options';

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
  const forgetErrors = (): void => setLastAttempt(noAttempt);
  return { lastAttempt, validate, showRefusal, forgetErrors };
}
