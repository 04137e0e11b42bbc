import type { Db } from '../../../db/database';
import { addAnswers, type AnswerRow } from '../offer-store';
import { groupCommit } from './group-commit';

/** Resolves when the answer is stored: whether it was the first of its insurer to this quote. */
export type WriteAnswer = (answer: AnswerRow) => Promise<boolean>;

export const answerWriter = (db: Db): WriteAnswer =>
  groupCommit(async (answers) => {
    const added = await addAnswers(db, answers);
    return answers.map(({ quoteId, firmId }) => added.has(`${quoteId}/${firmId}`));
  });
