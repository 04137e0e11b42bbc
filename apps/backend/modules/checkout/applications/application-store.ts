/** SQL of hand-overs: one transition function under the row's lock. */
import type { CallWindow } from '@emsal/api/call-windows';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ApplicationState } from '@emsal/api/desk/application-shapes';
import { and, asc, count, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import type { Actor } from '../../policy/event/tables';
import { canMoveApplication, openApplicationStates } from './application-graph';
import { applicationMoves, applications } from './tables';

export type ApplicationRow = typeof applications.$inferSelect;
type NewApplication = Omit<ApplicationRow, 'state' | 'staffId' | 'callWindow'>;
export interface ApplicationMove {
  applicationNo: string;
  to: ApplicationState;
  actor: Actor;
  /** Who has it from now on. */
  staffId?: string;
  at: Date;
}

/** A visit has one: handing over again updates it and keeps its number; one that had ended begins again. */
export async function saveApplication(tx: Tx, { applicationNo, ...given }: NewApplication): Promise<ApplicationRow> {
  const known = await lockApplication(tx, eq(applications.visitId, given.visitId));
  const goesOn = known !== undefined && openApplicationStates.includes(known.state);
  const { createdAt: at, visitId: _same, ...changes } = given;
  if (known) {
    const set = goesOn ? { ...changes, promisedOn: known.promisedOn } : { ...given, state: 'received', staffId: null };
    const [row] = await tx
      .update(applications)
      .set(set as typeof changes)
      .where(eq(applications.applicationNo, known.applicationNo))
      .returning();
    if (!goesOn) await recordMove(tx, { ...openedBy(row!, at) }, known.state);
    return row!;
  }
  const [row] = await tx
    .insert(applications)
    .values({ applicationNo, ...given, state: 'received' })
    .returning();
  await recordMove(tx, openedBy(row!, at), null);
  return row!;
}

const openedBy = ({ applicationNo, customerId }: ApplicationRow, at: Date): ApplicationMove => ({
  applicationNo,
  to: 'received',
  at,
  actor: customerId === null ? { kind: 'customer' } : { kind: 'customer', id: customerId },
});

/** @returns null when the graph has no such move from the current state */
export async function moveApplication(tx: Tx, move: ApplicationMove): Promise<ApplicationRow | null> {
  const { applicationNo, to, staffId } = move;
  const row = await lockApplication(tx, eq(applications.applicationNo, applicationNo));
  if (!row || !canMoveApplication(row.state, to)) return null;
  const holder = to === 'received' ? { staffId: null } : staffId !== undefined && { staffId };
  const [moved] = await tx
    .update(applications)
    .set({ state: to, ...holder })
    .where(eq(applications.applicationNo, applicationNo))
    .returning();
  await recordMove(tx, move, row.state);
  return moved!;
}

async function lockApplication(tx: Tx, named: ReturnType<typeof eq>): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(applications).where(named).for('update');
  return row;
}

async function recordMove(
  tx: Tx,
  { applicationNo, to, actor, at }: ApplicationMove,
  from: ApplicationState | null,
): Promise<void> {
  const ofApplication = eq(applicationMoves.applicationNo, applicationNo);
  const step = sql<number>`(SELECT count(*) FROM ${applicationMoves} WHERE ${ofApplication})`;
  await tx.insert(applicationMoves).values({ applicationNo, step, from, to, actor, at });
}

export async function findApplication(
  db: Executor,
  key: { visitId: VisitId } | { applicationNo: string },
): Promise<ApplicationRow | undefined> {
  const named =
    'visitId' in key ? eq(applications.visitId, key.visitId) : eq(applications.applicationNo, key.applicationNo);
  const [row] = await db.select().from(applications).where(named);
  return row;
}

export const applicationsOfCustomer = (db: Executor, customerId: string): Promise<ApplicationRow[]> =>
  db.select().from(applications).where(eq(applications.customerId, customerId));

/** @returns false when the visit has no open one */
export async function setCallWindow(db: Executor, visitId: VisitId, callWindow: CallWindow | null): Promise<boolean> {
  const set = await db
    .update(applications)
    .set({ callWindow })
    .where(and(eq(applications.visitId, visitId), isOpen))
    .returning({ applicationNo: applications.applicationNo });
  return set.length > 0;
}

const isOpen = inArray(applications.state, openApplicationStates);

/** Which of them the desk lists: those that nobody has, those of one adviser, or those that have ended. */
export type ListedApplications = { whose: 'nobody' } | { whose: 'staff'; staffId: string } | { whose: 'ended' };

const listed = (which: ListedApplications): SQL | undefined => {
  if (which.whose === 'ended') return notInArray(applications.state, openApplicationStates);
  return and(isOpen, which.whose === 'nobody' ? isNull(applications.staffId) : eq(applications.staffId, which.staffId));
};

/** By promised day. @param page from 1 */
export const listApplications = (
  db: Executor,
  which: ListedApplications,
  { page, size }: { page: number; size: number },
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(listed(which))
    .orderBy(asc(applications.promisedOn), asc(applications.createdAt), asc(applications.applicationNo))
    .limit(size)
    .offset((page - 1) * size);

export async function countApplications(db: Executor, which: ListedApplications): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(listed(which));
  return row!.total;
}
