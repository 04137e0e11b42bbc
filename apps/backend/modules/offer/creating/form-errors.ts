import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { stepErrors, type StepErrors } from '@emsal/lines/kit/check-step';
import type { Line } from '@emsal/lines/kit/step';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';

/** Sentence per field that is missing or wrong in any step that these answers lead through; empty when the form is complete. */
export const formErrors = (line: Line, answers: AnswerSet, context: FormContext): StepErrors =>
  Object.assign({}, ...visibleSteps(line, answers).map((step) => stepErrors(line, step, { ...context, answers })));
