import type { Answer, AnswerSet, Field } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import type { Answers } from './tables';

/**
 * The stored answers as a form reads them: one that was cleared is stored as null and means the same as none, and so does one of
 * another shape than its field, because a caller may store an array under a date.
 */
export const givenAnswers = (form: Pick<Line, 'fields'> | undefined, answers: Answers): AnswerSet =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) => answer !== null && hasShape(form?.fields[name], answer as Answer),
    ),
  ) as AnswerSet;

function hasShape(field: Field | undefined, answer: Answer): boolean {
  if (!field) return true;
  if (field.kind === 'list') return Array.isArray(answer) && answer.every(isRow);
  return typeof answer === (field.kind === 'checkbox' || field.kind === 'flag' ? 'boolean' : 'string');
}

const isRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && Object.values(row).every((text) => typeof text === 'string');
