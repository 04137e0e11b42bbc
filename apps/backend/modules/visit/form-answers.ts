import type { Answer, AnswerSet, Field } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import type { Answers } from '../../http/principals';

type Fields = Pick<Line, 'fields'> | undefined;

const filterAnswers = (answers: Answers, predicate: (name: string, answer: unknown) => boolean) =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => predicate(name, answer)));

/** The stored answers without those whose type does not fit their field, because a client may send anything; cleared answers are null. */
export const wellTypedAnswers = (form: Fields, answers: Answers): Answers =>
  filterAnswers(answers, (name, answer) => answer === null || hasShape(form?.fields[name], answer as Answer));

/** The stored answers as a form reads them, without cleared ones. */
export const formAnswers = (form: Fields, answers: Answers): AnswerSet =>
  filterAnswers(wellTypedAnswers(form, answers), (_, answer) => answer !== null) as AnswerSet;

function hasShape(field: Field | undefined, answer: Answer): boolean {
  if (!field) return true;
  if ('rules' in field) return field.rules.isAnswer(answer);
  return typeof answer === (field.kind === 'checkbox' || field.kind === 'flag' ? 'boolean' : 'string');
}
