/** SQL of health information forms. */
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { documents } from '../document/tables';
import { healthForms } from './tables';

export type FormRow = typeof healthForms.$inferSelect;

/** Ends the forms of the application that were not approved: the newest link alone works. */
export async function addForm(tx: Tx, form: typeof healthForms.$inferInsert): Promise<void> {
  await tx
    .update(healthForms)
    .set({ expiresAt: form.createdAt })
    .where(and(eq(healthForms.applicationNo, form.applicationNo), isNull(healthForms.approvedAt)));
  await tx.insert(healthForms).values(form);
}

/** An approved one stays; any other until it ends. */
export async function findForm(db: Executor, secretHash: string, now: Date): Promise<FormRow | undefined> {
  const lives = or(isNotNull(healthForms.approvedAt), gt(healthForms.expiresAt, now));
  const [row] = await db
    .select()
    .from(healthForms)
    .where(and(eq(healthForms.secretHash, secretHash), lives));
  return row;
}

export async function lastFormOf(db: Executor, applicationNo: string): Promise<FormRow | undefined> {
  const [row] = await db
    .select()
    .from(healthForms)
    .where(eq(healthForms.applicationNo, applicationNo))
    .orderBy(desc(healthForms.createdAt))
    .limit(1);
  return row;
}

export async function lockForm(tx: Tx, id: string): Promise<FormRow | undefined> {
  const [row] = await tx.select().from(healthForms).where(eq(healthForms.id, id)).for('update');
  return row;
}

/** @returns false when it was approved meanwhile */
export async function saveAnswers(
  db: Executor,
  id: string,
  answers: Pick<FormRow, 'saved' | 'savedBy'>,
): Promise<boolean> {
  const saved = await db
    .update(healthForms)
    .set(answers)
    .where(and(eq(healthForms.id, id), isNull(healthForms.approvedAt)))
    .returning({ id: healthForms.id });
  return saved.length > 0;
}

/** Opens the form and its document in one browser. @param approvedAt the first time only */
export async function openInBrowser(tx: Tx, id: string, open: { savedBy: string; approvedAt: Date }): Promise<void> {
  await tx.update(healthForms).set(open).where(eq(healthForms.id, id));
  await tx.update(documents).set({ visitorId: open.savedBy }).where(eq(documents.subjectId, id));
}

/** @returns how many are left */
export async function spendTry(db: Executor, id: string): Promise<number> {
  const [row] = await db
    .update(healthForms)
    .set({ triesLeft: sql`greatest(${healthForms.triesLeft} - 1, 0)` })
    .where(eq(healthForms.id, id))
    .returning({ triesLeft: healthForms.triesLeft });
  return row!.triesLeft;
}

export async function requestCall(db: Executor, id: string, callRequestedAt: Date): Promise<void> {
  await db
    .update(healthForms)
    .set({ callRequestedAt })
    .where(and(eq(healthForms.id, id), isNull(healthForms.callRequestedAt)));
}
