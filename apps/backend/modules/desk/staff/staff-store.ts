/** The broker's staff: who they are and which roles they hold. */
import type { StaffRights } from '@emsal/api/desk/desk-calls';
import type { Role } from '@emsal/api/staff-roles';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
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

const admin: Role = 'admin';

/** Who can manage staff. They stay so until the transaction ends: of two that end each other the second waits, and is refused. */
const lockAdmins = (tx: Tx): Promise<Pick<Staff, 'id'>[]> =>
  tx
    .select({ id: deskStaff.id })
    .from(deskStaff)
    .where(and(eq(deskStaff.isActive, true), arrayContains(deskStaff.roles, [admin])))
    .orderBy(asc(deskStaff.id))
    .for('update');

const isSame = (one: StaffRights, other: StaffRights): boolean =>
  one.isActive === other.isActive && one.roles.toSorted().join() === other.roles.toSorted().join();

/** Somebody who can manage staff always remains. @param change.from what the change was decided on @returns null when it is done, else the reason against it */
export async function changeStaff(
  tx: Tx,
  id: string,
  { from, to }: Record<'from' | 'to', StaffRights>,
): Promise<null | 'lastAdmin' | 'staffChanged' | 'staffUnknown'> {
  // Every change begins with this lock, so what is read after it stays true.
  const admins = await lockAdmins(tx);
  const [current] = await tx.select().from(deskStaff).where(eq(deskStaff.id, id));
  if (!current) return 'staffUnknown';
  if (!isSame(current, from)) return 'staffChanged';
  const staysAdmin = to.isActive && to.roles.includes(admin);
  if (!staysAdmin && admins.every((one) => one.id === id)) return 'lastAdmin';
  await tx.update(deskStaff).set(to).where(eq(deskStaff.id, id));
  return null;
}
