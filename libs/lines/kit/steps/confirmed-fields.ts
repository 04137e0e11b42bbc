import { completeAnswers } from '../answers/answers';
import { checkStep } from './check-step';
import { fieldOfKey } from '../answers/error-key';
import type { OpenForm } from '../grammar/field';
import type { Entry, Line, Step } from '../grammar/step';
import { visibleEntries } from './visible-steps';

/** The fields of a step when it opens: `shown` have valid answers and are displayed with 'Değiştir'; the rest are `asked`. */
export interface StepFields {
  shown: readonly string[];
  asked: readonly string[];
}

/** Splits a step's visible fields. `editing` is true after the visitor pressed 'Değiştir': then all are asked. */
export function stepFields(line: Line, step: Step, form: OpenForm & { editing?: boolean }): StepFields {
  const result = checkStep(line, step, form);
  const invalid = new Set(result.ok ? [] : Object.keys(result.errors).map(fieldOfKey));
  const isEditing = form.editing || step.editing?.(completeAnswers(line, form.answers));
  const isKnown = ({ field, confirm }: Entry) =>
    !isEditing && Boolean(confirm) && Boolean(form.answers[field]) && !invalid.has(field);
  const entries = visibleEntries(line, step, form.answers);
  return {
    shown: entries.filter((entry) => isKnown(entry) && entry.confirm !== 'silently').map(({ field }) => field),
    asked: entries.filter((entry) => !isKnown(entry)).map(({ field }) => field),
  };
}
