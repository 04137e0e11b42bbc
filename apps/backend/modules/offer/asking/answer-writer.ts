import type { Db } from '../../../db/database';
import { addAnswers } from '../offer-store';
import { groupCommit } from './group-commit';
import type { WrittenAnswer } from './written-answer';

/** Resolves when the answer is stored: whether it was the first of its insurer to this quote. */
export type WriteAnswer = (answer: WrittenAnswer) => Promise<boolean>;

/** Answers of one moment are stored in one statement. Rejects when the database did not take them. */
export const answerWriter = (db: Db): WriteAnswer =>
  groupCommit(async (answers) => {
    const texts = answers.map(({ text }) => text);
    const added = await addAnswers(db, texts);
    return answers.map(({ answer: { quoteId, firmId } }) => added.has(`${quoteId}/${firmId}`));
  });
