import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visits } from '../visit/tables';
import { renewalReminders } from './tables';

export type NewReminder = Omit<typeof renewalReminders.$inferInsert, 'sentAt'>;

/** A visit has one reminder: ordering it again replaces its days. */
export async function saveReminder(tx: Executor, { visitId, ...days }: NewReminder): Promise<void> {
  await tx
    .insert(renewalReminders)
    .values({ visitId, ...days })
    .onConflictDoUpdate({ target: renewalReminders.visitId, set: { ...days, sentAt: null } });
}

export const dueReminders = (db: Executor, today: string) =>
  db
    .select({ visitId: renewalReminders.visitId, policyEnd: renewalReminders.policyEnd, line: visits.line })
    .from(renewalReminders)
    .innerJoin(visits, eq(visits.id, renewalReminders.visitId))
    .where(and(isNull(renewalReminders.sentAt), lte(renewalReminders.remindOn, today)));

export async function markReminderSent(db: Executor, visitId: VisitId, at: Date): Promise<void> {
  await db.update(renewalReminders).set({ sentAt: at }).where(eq(renewalReminders.visitId, visitId));
}
