/** The draft of a visit: what its steps were told, and which of them were left. */
import { withoutPageMarks } from '@emsal/lines/kit/page-marks';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { DraftMark } from './draft-mark';
import { visits, type Answers } from './tables';

export interface StepAnswers {
  visitId: string;
  step: string;
  answers: Answers;
  /** Absent where saves are not numbered. */
  mark?: DraftMark;
}

/**
 * Merges what a step says into the draft; a completed step that changes is open once more. A save that a later one of its page has
 * overtaken changes nothing, because the later one carried its answers.
 * @returns all answers of the visit
 */
export async function saveStep(db: Executor, { visitId, step, answers, mark }: StepAnswers): Promise<Answers> {
  const [said, all] = [JSON.stringify(withoutPageMarks(answers)), JSON.stringify(answers)];
  const overtaken = mark
    ? sql`${visits.draftPage} = ${mark.page} AND ${visits.draftNumber} > ${mark.number}`
    : sql`false`;
  const [row] = await db
    .update(visits)
    .set({
      answers: sql`CASE WHEN ${overtaken} THEN ${visits.answers} ELSE ${visits.answers} || ${all}::jsonb END`,
      completedSteps: sql`CASE WHEN ${overtaken} OR ${visits.answers} @> ${said}::jsonb THEN ${visits.completedSteps} ELSE array_remove(${visits.completedSteps}, ${step}) END`,
      ...(mark && {
        draftPage: mark.page,
        draftNumber: sql`CASE WHEN ${overtaken} THEN ${visits.draftNumber} ELSE ${mark.number} END`,
      }),
    })
    .where(eq(visits.id, visitId))
    .returning({ answers: visits.answers });
  return row!.answers;
}

/** The answers as they stand until the transaction ends: no other save comes between. */
export async function holdAnswers(db: Executor, visitId: string): Promise<Answers> {
  const [row] = await db.select({ answers: visits.answers }).from(visits).where(eq(visits.id, visitId)).for('update');
  return row?.answers ?? {};
}

/** Whether a save has arrived, or a later one of its page. */
export async function hasSave(db: Executor, visitId: string, { page, number }: DraftMark): Promise<boolean> {
  const [row] = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.id, visitId), eq(visits.draftPage, page), gte(visits.draftNumber, number)));
  return row !== undefined;
}

/** Marks a step as the one that was left last. */
export async function completeStep(
  db: Executor,
  { visitId, step }: Pick<StepAnswers, 'visitId' | 'step'>,
): Promise<void> {
  await db
    .update(visits)
    .set({ completedSteps: sql`array_append(array_remove(${visits.completedSteps}, ${step}), ${step})` })
    .where(eq(visits.id, visitId));
}
