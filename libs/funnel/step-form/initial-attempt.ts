import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { answerAt } from '@emsal/lines/kit/answers/error-key';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { formValues } from './form-values';
import { failedAttempt, noAttempt, refusedAttempt, shownErrors } from './shown-errors';
import type { SubmitAttempt } from './shown-errors';
import type { StepFormOptions } from './step-form-options';
import type { ReportedErrors, StepFormProps } from './step-form-props';

export type CheckedStep = Pick<StepFormOptions, 'line' | 'step' | 'context' | 'refused'>;

/** Keys of the answers whose own checks fail. */
export const invalidKeys = ({ line, step, context }: CheckedStep, answers: AnswerSet): readonly string[] =>
  Object.keys(stepErrors(line, step, { ...context, answers }));

/**
 * The errors with which a step opens: why it was refused, or which of its answers are invalid. A form that was posted without
 * JavaScript has not been validated.
 */
export function initialAttempt(options: CheckedStep, answers: AnswerSet): SubmitAttempt {
  if (options.refused) return refusedAttempt(noAttempt, options.refused.fields, answers);
  const invalid = invalidKeys(options, answers).filter((key) => answerAt(answers, key));
  return invalid.length > 0 ? failedAttempt(noAttempt, invalid) : noAttempt;
}

/** The same errors before the form reports them: the summary stands in the server's HTML and moves nothing later. */
export function initialErrors(props: StepFormProps, stored: AnswerSet): ReportedErrors {
  const { formKey, line, step, context } = props;
  const values = formValues(line, step, stored);
  const lastAttempt = initialAttempt(props, values);
  const names = visibleEntries(line, step, values).map(({ field }) => field);
  const errors = stepErrors(line, step, { ...context, answers: values });
  return { formKey, errors: shownErrors(lastAttempt, names, { errors, values }), attempt: lastAttempt.attempt };
}
