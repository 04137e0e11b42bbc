import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { partnerApplications } from './tables';

export type ApplicationRow = typeof partnerApplications.$inferSelect;

/** @returns false for an application that was accepted before */
export async function claimApplication(db: Executor, row: ApplicationRow): Promise<boolean> {
  const rows = await db
    .insert(partnerApplications)
    .values(row)
    .onConflictDoNothing()
    .returning({ idHash: partnerApplications.idHash });
  return rows.length === 1;
}

export async function readApplication(db: Executor, idHash: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(partnerApplications).where(eq(partnerApplications.idHash, idHash));
  return row;
}
