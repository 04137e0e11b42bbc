import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { applications } from './tables';

export type ApplicationRow = typeof applications.$inferSelect;

/** A visit has one application: submitting another offer updates it and keeps its number. */
export async function saveApplication(db: Executor, application: ApplicationRow): Promise<ApplicationRow> {
  const { offer, identityKey, telephoneKey, customerId } = application;
  const [row] = await db
    .insert(applications)
    .values(application)
    .onConflictDoUpdate({ target: applications.visitId, set: { offer, identityKey, telephoneKey, customerId } })
    .returning();
  return row!;
}

export async function findApplication(db: Executor, visitId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.visitId, visitId));
  return row;
}
