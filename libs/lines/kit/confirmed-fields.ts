import { completeAnswers } from './answers';
import { checkStep } from './check-step';
import type { OpenForm } from './field';
import type { Entry, Line, Step } from './step';
import { visibleEntries } from './visible-steps';

/** Fields of a step as it opens: `shown` are known and right, so they stand with 'Değiştir'; the rest are `asked`. */
export interface StepFields {
  shown: readonly string[];
  asked: readonly string[];
}

/** Splits a step's visible fields. `editing` is true once the visitor pressed 'Değiştir': then all are asked. */
export function stepFields(line: Line, step: Step, form: OpenForm & { editing?: boolean }): StepFields {
  const verdict = checkStep(line, step, form);
  const wrong = verdict.ok ? {} : verdict.errors;
  const isEditing = form.editing || step.editing?.(completeAnswers(line, form.answers));
  const isKnown = ({ field, confirm }: Entry) =>
    !isEditing && Boolean(confirm) && Boolean(form.answers[field]) && !(field in wrong);
  const entries = visibleEntries(line, step, form.answers);
  return {
    shown: entries.filter((entry) => isKnown(entry) && entry.confirm !== 'silently').map(({ field }) => field),
    asked: entries.filter((entry) => !isKnown(entry)).map(({ field }) => field),
  };
}
