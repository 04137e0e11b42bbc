/** The draft of a visit: its answers and its completed steps. */
import { withoutDraftMetadata } from '@emsal/lines/kit/draft-metadata';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
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
export async function saveStep(db: Executor, { visitId, step, answers, mark }: StepAnswers): Promise<Answers> {
  const [userAnswers, all] = [JSON.stringify(withoutDraftMetadata(answers)), JSON.stringify(answers)];
  const overtaken = mark
    ? sql`${visits.draftPage} = ${mark.page} AND ${visits.draftNumber} > ${mark.number}`
    : sql`false`;
  const [row] = await db
    .update(visits)
    .set({
      answers: sql`CASE WHEN ${overtaken} THEN ${visits.answers} ELSE ${visits.answers} || ${all}::jsonb END`,
      completedSteps: sql`CASE WHEN ${overtaken} OR ${visits.answers} @> ${userAnswers}::jsonb THEN ${visits.completedSteps} ELSE array_remove(${visits.completedSteps}, ${step}) END`,
      ...(mark && {
        draftPage: mark.page,
        draftNumber: sql`CASE WHEN ${overtaken} THEN ${visits.draftNumber} ELSE ${mark.number} END`,
      }),
    })
    .where(eq(visits.id, visitId))
    .returning({ answers: visits.answers });
  return row!.answers;
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
