/** The broker's staff: who they are and which roles they hold. */
import type { Role } from '@emsal/api/desk/permissions';
import { and, arrayContains, asc, count, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import { blindIndex } from '../../../personal-data/blind-index';
import { deskStaff } from '../tables';

export type Staff = typeof deskStaff.$inferSelect;
type NewStaff = Pick<Staff, 'email' | 'name' | 'roles'>;

const emailKeyOf = (email: string): string => blindIndex('staff e-mail', email.trim().toLowerCase());

/** @returns null when somebody has this address already */
export async function addStaff(db: Executor, { email, name, roles }: NewStaff, addedAt: Date): Promise<string | null> {
  const [row] = await db
    .insert(deskStaff)
    .values({ id: randomId(), emailKey: emailKeyOf(email), email, name, roles, isActive: true, addedAt })
    .onConflictDoNothing({ target: deskStaff.emailKey })
    .returning({ id: deskStaff.id });
  return row?.id ?? null;
}

/** Only somebody who may sign in. */
export async function activeStaffByEmail(db: Executor, email: string): Promise<Staff | undefined> {
  const [row] = await db
    .select()
    .from(deskStaff)
    .where(and(eq(deskStaff.emailKey, emailKeyOf(email)), eq(deskStaff.isActive, true)));
  return row;
}

export const listStaff = (db: Executor): Promise<Staff[]> =>
  db.select().from(deskStaff).orderBy(asc(deskStaff.addedAt), asc(deskStaff.id));

/** Whether somebody else could still manage staff. */
export async function hasOtherAdmin(db: Executor, id: string): Promise<boolean> {
  const admin: Role = 'admin';
  const [row] = await db
    .select({ others: count() })
    .from(deskStaff)
    .where(and(ne(deskStaff.id, id), eq(deskStaff.isActive, true), arrayContains(deskStaff.roles, [admin])));
  return row!.others > 0;
}

/** @returns false for an unknown id */
export async function changeStaff(
  db: Executor,
  id: string,
  change: Pick<Staff, 'roles' | 'isActive'>,
): Promise<boolean> {
  const rows = await db.update(deskStaff).set(change).where(eq(deskStaff.id, id)).returning({ id: deskStaff.id });
  return rows.length > 0;
}
