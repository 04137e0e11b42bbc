import { checkStep } from './check-step';
import type { AnswerSet, FormContext } from './field';
import type { Line, Step } from './step';
import { visibleEntries } from './visible-steps';

/** Fields of a step as it opens: `shown` are known and right, so they stand with 'Değiştir'; the rest are `asked`. */
export interface StepFields {
  shown: readonly string[];
  asked: readonly string[];
}

/** Splits a step's visible fields. `editing` is true once the visitor pressed 'Değiştir': then all are asked. */
export function stepFields(line: Line, step: Step, answers: AnswerSet, context: FormContext & { editing?: boolean }): StepFields {
  const entries = visibleEntries(line, step, answers);
  const verdict = checkStep(line, step, answers, context);
  const wrong = verdict.ok ? {} : verdict.errors;
  const isShown = (entry: (typeof entries)[number]) => !context.editing && entry.confirm === true && Boolean(answers[entry.field]) && !(entry.field in wrong);
  return { shown: entries.filter(isShown).map((entry) => entry.field), asked: entries.filter((entry) => !isShown(entry)).map((entry) => entry.field) };
}
