/** What a browser shows differently in a step: kinds of field, ranges, confirmations, widgets. Names and options differ in no browser. */
import type { AnswerSet, Field } from '@emsal/lines/kit/grammar/field';
import type { Entry, Line, Step } from '@emsal/lines/kit/grammar/step';
import { visibleEntries } from '@emsal/lines/kit/steps/visible-steps';

const isRange = (field: Field): boolean => field.kind === 'date' && field.until !== undefined;

function entryParts({ confirm = false }: Entry, field: Field): string[] {
  return [
    ...(confirm === 'silently' ? [] : [field.kind]),
    ...(confirm === true ? [`${field.kind}, confirmed`] : []),
    ...(isRange(field) ? ['range'] : []),
  ];
}

export function stepParts(line: Line, step: Step, answers: AnswerSet): string[] {
  const answered = visibleEntries(line, step, answers).filter(({ field }) => answers[field]);
  return [
    ...(step.widget ? [`widget ${step.widget}`] : []),
    ...answered.flatMap((entry) => entryParts(entry, line.fields[entry.field]!)),
  ];
}
