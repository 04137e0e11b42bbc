/** Group commit: answers that arrive while a write is under way go together in the next one. An idle writer writes at once. */
import type { Db } from '../../../db/database';
import { addAnswers, type AnswerRow } from '../offer-store';

/** Resolves when the answer is stored: whether it was the first of its insurer to this quote. */
export type WriteAnswer = (answer: AnswerRow) => Promise<boolean>;

interface Waiting {
  answer: AnswerRow;
  resolve(isNew: boolean): void;
  reject(error: unknown): void;
}

const keyOf = ({ quoteId, firmId }: AnswerRow) => `${quoteId}/${firmId}`;

export function answerWriter(db: Db): WriteAnswer {
  let queue: Waiting[] = [];
  let isWriting = false;
  const drain = async () => {
    for (; queue.length > 0; ) {
      const batch = queue;
      queue = [];
      await writeBatch(db, batch);
    }
    isWriting = false;
  };
  return (answer) =>
    new Promise((resolve, reject) => {
      queue.push({ answer, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      setImmediate(() => void drain());
    });
}

async function writeBatch(db: Db, batch: readonly Waiting[]): Promise<void> {
  try {
    const added = await addAnswers(
      db,
      batch.map(({ answer }) => answer),
    );
    for (const { answer, resolve } of batch) resolve(added.has(keyOf(answer)));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
