/** SQL of hand-overs: one transition function under the row's lock. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import type { Actor } from '../../policy/event/tables';
import { canMoveApplication, openApplicationStates, type ApplicationState } from './application-graph';
import { applicationMoves, applications } from './tables';

export type ApplicationRow = typeof applications.$inferSelect;
type NewApplication = Omit<ApplicationRow, 'state' | 'staffId'>;
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
  const isOpen = known !== undefined && openApplicationStates.includes(known.state);
  const { createdAt: at, visitId: _same, ...changes } = given;
  if (known) {
    const set = isOpen ? { ...changes, promisedOn: known.promisedOn } : { ...given, state: 'received', staffId: null };
    const [row] = await tx
      .update(applications)
      .set(set as typeof changes)
      .where(eq(applications.applicationNo, known.applicationNo))
      .returning();
    if (!isOpen) await recordMove(tx, { ...openedBy(row!, at) }, known.state);
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
  ...{ applicationNo, to: 'received', at },
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

/** For the desk, by promised day. @param staffId of one adviser; null for those that nobody has */
export const openApplications = (db: Executor, staffId: string | null): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(
      and(
        inArray(applications.state, openApplicationStates),
        staffId === null ? isNull(applications.staffId) : eq(applications.staffId, staffId),
      ),
    )
    .orderBy(asc(applications.promisedOn), asc(applications.createdAt));
