import type { Db } from '../../../db/database';
import { addAnswers } from '../offer-store';
import { groupCommit } from './group-commit';
import type { SerializedAnswer } from './serialized-answer';

/** Resolves when the answer is stored: true if it was the insurer's first for this quote. */
export type WriteAnswer = (answer: SerializedAnswer) => Promise<boolean>;

/** Answers that arrive together are stored in one statement. Rejects when the database fails. */
export const answerWriter = (db: Db): WriteAnswer =>
  groupCommit(async (answers) => {
    const texts = answers.map(({ text }) => text);
    const added = await addAnswers(db, texts);
    return answers.map(({ answer: { quoteId, firmId } }) => added.has(`${quoteId}/${firmId}`));
  });
