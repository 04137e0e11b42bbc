/** Which steps need an answer, and which are passed over because all their answers are known (decision 254). */
import { checkStep, isEmpty, isRequired } from './check-step';
import { stepFields } from './confirmed-fields';
import { fieldOfKey } from '../answers/error-key';
import type { OpenForm } from '../grammar/field';
import { dueLookups } from './requests';
import type { LookupRuns } from './requests';
import { nextStep } from './step-order';
import type { Line, Step } from '../grammar/step';
import { visibleEntries } from './visible-steps';

/** The fields of a step that wait for an answer: invalid ones, required ones that are not known, and unanswered optional ones that the step is shown for (`offered`). */
export function openQuestions(line: Line, step: Step, form: OpenForm): readonly string[] {
  const { asked } = stepFields(line, step, form);
  const result = checkStep(line, step, form);
  const invalid = new Set(result.ok ? [] : Object.keys(result.errors).map(fieldOfKey));
  const offered = new Set(
    visibleEntries(line, step, form.answers).flatMap((entry) => (entry.offered ? [entry.field] : [])),
  );
  return asked.filter((name) => {
    const field = line.fields[name]!;
    const isOptional = field.kind === 'fact' || field.kind === 'flag' || !isRequired(field, form);
    return invalid.has(name) || !isOptional || (offered.has(name) && isEmpty(form.answers[name]));
  });
}

/**
 * Whether a step is passed over: nothing in it waits for an answer. A step without fields asks by its component, and the last step is
 * always shown, because there the visitor confirms what was found.
 */
export const isPassedOver = (line: Line, step: Step, form: OpenForm): boolean =>
  step.entries.length > 0 &&
  nextStep(line, form.answers, step.slug) !== undefined &&
  openQuestions(line, step, form).length === 0;

/** Whether the look-ups that are due decide if a step is passed over: they may answer all that it asks. */
export function isDecidedByLookups(line: Line, step: Step, form: OpenForm & { lookupRuns: LookupRuns }): boolean {
  const due = dueLookups(line, step, form);
  const answered = due.flatMap(({ fills = [] }) => fills);
  return (
    due.length > 0 &&
    nextStep(line, form.answers, step.slug) !== undefined &&
    openQuestions(line, step, form).every((name) => answered.includes(name))
  );
}
