/** The draft of a visit: its answers and its completed steps. */
import { withoutDraftMetadata } from '@emsal/lines/kit/draft-metadata';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import type { Answers } from '../../http/principals';
import { visits } from '../visit/tables';

export interface DraftMark {
  /** Random id of the page. */
  page: string;
  /** From 1. */
  number: number;
}

export interface StepAnswers {
  visitId: string;
  step: string;
  answers: Answers;
  /** Absent for unnumbered saves. */
  mark?: DraftMark;
}

/**
 * Merges a step's answers into the draft; a completed step whose answers change is reopened. A save that arrives after a later one of
 * its page changes nothing, because the later one contained its answers.
 * @returns all answers of the visit
 */
export async function saveStep(tx: Tx, { visitId, step, answers, mark }: StepAnswers): Promise<Answers> {
  const stored = await lockDraft(tx, visitId);
  if (mark && mark.page === stored.draftPage && (stored.draftNumber ?? 0) > mark.number) return stored.answers;
  const all = { ...stored.answers, ...answers };
  const isUnchanged = contains(stored.answers, withoutDraftMetadata(answers));
  const changes = {
    // Unanswered visits keep the default, by which they are told apart.
    ...(Object.keys(all).length > 0 && { answers: all }),
    ...(!isUnchanged && { completedSteps: sql`array_remove(${visits.completedSteps}, ${step})` }),
    ...(mark && { draftPage: mark.page, draftNumber: mark.number }),
  };
  if (Object.keys(changes).length > 0) await tx.update(visits).set(changes).where(eq(visits.id, visitId));
  return all;
}

const contains = (stored: Answers, answers: Answers): boolean =>
  Object.entries(answers).every(([name, answer]) => isDeepStrictEqual(stored[name], answer));

async function lockDraft(tx: Tx, visitId: string) {
  const { answers, draftPage, draftNumber } = visits;
  const [row] = await tx
    .select({ answers, draftPage, draftNumber })
    .from(visits)
    .where(eq(visits.id, visitId))
    .for('update');
  return row!;
}

/** The stored answers, locked until the transaction ends. */
export async function lockAnswers(db: Executor, visitId: string): Promise<Answers> {
  const [row] = await db.select({ answers: visits.answers }).from(visits).where(eq(visits.id, visitId)).for('update');
  return row?.answers ?? {};
}

/** Whether this save, or a later one of its page, has arrived. */
export async function hasSave(db: Executor, visitId: string, { page, number }: DraftMark): Promise<boolean> {
  const [row] = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.id, visitId), eq(visits.draftPage, page), gte(visits.draftNumber, number)));
  return row !== undefined;
}

/** Marks a step as completed, and as the last one. */
export async function completeStep(
  db: Executor,
  { visitId, step }: Pick<StepAnswers, 'visitId' | 'step'>,
): Promise<void> {
  await db
    .update(visits)
    .set({ completedSteps: sql`array_append(array_remove(${visits.completedSteps}, ${step}), ${step})` })
    .where(eq(visits.id, visitId));
}
