import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Answers } from './tables';

/** The stored answers as a form reads them: an answer that was cleared is stored as null and means the same as none. */
export const givenAnswers = (answers: Answers): AnswerSet =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)) as AnswerSet;
