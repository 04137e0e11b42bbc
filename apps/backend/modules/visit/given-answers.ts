import type { Answer, AnswerSet, Field } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import type { Answers } from './tables';

type Fields = Pick<Line, 'fields'> | undefined;

const kept = (answers: Answers, isKept: (name: string, answer: unknown) => boolean) =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => isKept(name, answer)));

/** The stored answers without those of another shape than their field, because a caller may store an array under a date; one that was cleared is null. */
export const shapedAnswers = (form: Fields, answers: Answers): Answers =>
  kept(answers, (name, answer) => answer === null || hasShape(form?.fields[name], answer as Answer));

/** The stored answers as a form reads them: one that was cleared means the same as none. */
export const givenAnswers = (form: Fields, answers: Answers): AnswerSet =>
  kept(shapedAnswers(form, answers), (_, answer) => answer !== null) as AnswerSet;

function hasShape(field: Field | undefined, answer: Answer): boolean {
  if (!field) return true;
  if (field.kind === 'list') return Array.isArray(answer) && answer.every(isRow);
  return typeof answer === (field.kind === 'checkbox' || field.kind === 'flag' ? 'boolean' : 'string');
}

const isRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && Object.values(row).every((text) => typeof text === 'string');
