/** SQL of service requests: one transition function under the row's lock. */
import { and, asc, desc, eq, gt, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import { isOfPerson } from '../../customers/of-person';
import type { Executor, Tx } from '../../db/database';
import type { CustomerPrincipal, ProvenPrincipal } from '../../http/ownership/principal';
import type { Actor } from '../policy/event/tables';
import { canMoveRequest, openRequestStates, type RequestKind, type RequestState } from './request-graph';
import { serviceRequestMoves, serviceRequests } from './tables';

export type RequestRow = typeof serviceRequests.$inferSelect;
export type NewRequest = Omit<typeof serviceRequests.$inferInsert, 'state' | 'changedAt' | 'staffId' | 'kind'>;
export interface RequestMove {
  id: string;
  to: RequestState;
  actor: Actor;
  reason?: string | undefined;
  /** Who has it from now on. */
  staffId?: string | undefined;
  at: Date;
}

/** @returns null when the policy has an open request of the same kind at its insurer */
export async function addRequest(tx: Tx, request: NewRequest): Promise<RequestRow | null> {
  const { createdAt: at, openedBy: actor, details } = request;
  const [row] = await tx
    .insert(serviceRequests)
    .values({ ...request, kind: details.kind, state: 'received', changedAt: at })
    .onConflictDoNothing()
    .returning();
  if (row) await recordMove(tx, { id: row.id, to: 'received', actor, at }, null);
  return row ?? null;
}

export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(serviceRequests).where(eq(serviceRequests.id, id)).for('update');
  return row;
}

/** @returns null when the graph has no such move from the current state */
export async function moveRequest(tx: Tx, move: RequestMove): Promise<RequestRow | null> {
  const { id, to, at, staffId } = move;
  const row = await lockRequest(tx, id);
  if (!row || !canMoveRequest(row.kind, row.state, to)) return null;
  const [moved] = await tx
    .update(serviceRequests)
    .set({ state: to, changedAt: at, ...(staffId !== undefined && { staffId }) })
    .where(eq(serviceRequests.id, id))
    .returning();
  await recordMove(tx, move, row.state);
  return moved!;
}

async function recordMove(
  tx: Tx,
  { id, to, actor, reason = undefined, at }: RequestMove,
  from: RequestState | null,
): Promise<void> {
  const ofRequest = eq(serviceRequestMoves.requestId, id);
  const step = sql<number>`(SELECT count(*) FROM ${serviceRequestMoves} WHERE ${ofRequest})`;
  await tx.insert(serviceRequestMoves).values({ requestId: id, step, from, to, actor, reason: reason ?? null, at });
}

export async function findRequest(db: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  return row;
}

/** For the account, newest first. */
export const requestsOfCustomer = (db: Executor, customerId: string): Promise<RequestRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.customerId, customerId))
    .orderBy(desc(serviceRequests.createdAt));

export const countRequestsSince = (
  db: Executor,
  { customerId, kind, since }: { customerId: string; kind: RequestKind; since: Date },
): Promise<number> =>
  db.$count(
    serviceRequests,
    and(
      eq(serviceRequests.customerId, customerId),
      eq(serviceRequests.kind, kind),
      gt(serviceRequests.createdAt, since),
    ),
  );

/** Newest first. */
export const cancellationsOfPerson = (
  db: Executor,
  person: CustomerPrincipal | ProvenPrincipal,
): Promise<RequestRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(and(isOfPerson(serviceRequests, person), eq(serviceRequests.kind, 'cancellation')))
    .orderBy(desc(serviceRequests.createdAt));

export const requestsOfPolicy = (db: Executor, policyId: string, kind: RequestKind): Promise<RequestRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.policyId, policyId), eq(serviceRequests.kind, kind)))
    .orderBy(asc(serviceRequests.createdAt));

/** Policies of the customer whose cancellation has been asked for and is not decided. */
export async function policiesInCancellation(db: Executor, customerId: string): Promise<ReadonlySet<string>> {
  const isOpen = inArray(serviceRequests.state, openRequestStates);
  const rows = await db
    .select({ policyId: serviceRequests.policyId })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.customerId, customerId), eq(serviceRequests.kind, 'cancellation'), isOpen));
  return new Set(rows.flatMap(({ policyId }) => policyId ?? []));
}

export async function findRequestByNumber(db: Executor, number: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(serviceRequests).where(eq(serviceRequests.number, number));
  return row;
}

/** `nobody`: open and taken by nobody. `staff`: open and this employee's. */
export type ListedRequests = { whose: 'nobody' | 'ended' } | { whose: 'staff'; staffId: string };

const listed = (which: ListedRequests): SQL | undefined => {
  const isOpen = inArray(serviceRequests.state, openRequestStates);
  if (which.whose === 'ended') return not(isOpen);
  return and(
    isOpen,
    which.whose === 'staff' ? eq(serviceRequests.staffId, which.staffId) : isNull(serviceRequests.staffId),
  );
};

/** For the desk: open ones by promised day, ended ones newest first. @param page from 1 */
export const listRequests = (
  db: Executor,
  which: ListedRequests,
  { page, size }: { page: number; size: number },
): Promise<RequestRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(listed(which))
    .orderBy(
      ...(which.whose === 'ended'
        ? [desc(serviceRequests.changedAt)]
        : [asc(serviceRequests.promisedOn), asc(serviceRequests.createdAt)]),
      asc(serviceRequests.id),
    )
    .limit(size)
    .offset((page - 1) * size);

export const countRequests = (db: Executor, which: ListedRequests): Promise<number> =>
  db.$count(serviceRequests, listed(which));

export const movesOf = (db: Executor, requestId: string) =>
  db
    .select()
    .from(serviceRequestMoves)
    .where(eq(serviceRequestMoves.requestId, requestId))
    .orderBy(asc(serviceRequestMoves.step));
