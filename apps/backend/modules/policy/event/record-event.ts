/** The only writer of a policy's cover: the event, the row and the event's jobs in one transaction. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { lockPolicy, type PolicyRow } from '../policy-store';
import { followCover } from '../live-sale/live-sale-store';
import { policies } from '../tables';
import { coverAfter, type CoverChange } from './policy-graph';
import { sendEventJobs, type Outbox } from './event-jobs';
import { findEvent, type PolicyEventRow } from './event-store';
import { policyEvents, type Actor, type Cover } from './tables';

export type NewPolicy = Omit<typeof policies.$inferInsert, 'premium' | 'state' | 'eventNumber'> & { id: string };

/** Every event has it: when it was recorded, by whom, under which key. */
export interface EventRecord {
  recordedAt: Date;
  actor: Actor;
  idempotencyKey: string;
  reference?: string | undefined;
  documentId?: string | undefined;
}
export type NewEvent = CoverChange & EventRecord;

export type Recorded =
  | { kind: 'recorded' | 'repeated'; event: PolicyEventRow }
  /** Another event came first: the caller decides on what it now reads. */
  | { kind: 'stale' }
  | { kind: 'notAllowed' };

const firstNumber = 1;

/** Opens a policy with its event of issue. @returns false when the order's item has its policy */
export async function issuePolicy(
  outbox: Outbox,
  policy: NewPolicy,
  record: Omit<EventRecord, 'recordedAt'>,
): Promise<boolean> {
  const { tx } = outbox;
  const { id, orderId = null, startDate, endDate, total, issuedAt } = policy;
  const cover: Cover = { state: 'active', startDate, endDate, premium: total };
  const [added] = await tx
    .insert(policies)
    .values({ ...policy, ...cover, eventNumber: firstNumber })
    .onConflictDoNothing({ target: [policies.orderId, policies.itemNo] })
    .returning({ id: policies.id });
  if (!added) return false;
  if (orderId) await followCover(tx, orderId, cover);
  await tx.insert(policyEvents).values({
    ...record,
    policyId: id,
    number: firstNumber,
    kind: 'issued',
    effectiveOn: startDate,
    recordedAt: issuedAt,
    premiumChange: total,
    cover,
  });
  await sendEventJobs(outbox, { kind: 'issued', policyId: id, number: firstNumber, orderId });
  return true;
}

/** @param of.afterNumber the last event that the caller decided on; absent for an event that depends on none */
export async function recordEvent(
  outbox: Outbox,
  { policyId, afterNumber }: { policyId: string; afterNumber?: number },
  event: NewEvent,
): Promise<Recorded> {
  const policy = await lockPolicy(outbox.tx, policyId);
  if (!policy) throw new Error(`no policy ${policyId}`);
  const repeated = await findEvent(outbox.tx, policyId, event.idempotencyKey);
  if (repeated) return { kind: 'repeated', event: repeated };
  if (afterNumber !== undefined && policy.eventNumber !== afterNumber) return { kind: 'stale' };
  const cover = coverAfter(coverOf(policy), event);
  if (!cover) return { kind: 'notAllowed' };
  const stored = await store(outbox.tx, policy, { ...event, cover });
  const { number, kind } = stored;
  await sendEventJobs(outbox, { kind, policyId, number, orderId: policy.orderId });
  return { kind: 'recorded', event: stored };
}

const coverOf = ({ state, startDate, endDate, premium }: PolicyRow): Cover => ({ state, startDate, endDate, premium });

async function store(
  tx: Tx,
  { id, orderId, eventNumber }: PolicyRow,
  event: NewEvent & { cover: Cover },
): Promise<PolicyEventRow> {
  const number = eventNumber + 1;
  await tx
    .update(policies)
    .set({ ...event.cover, eventNumber: number })
    .where(eq(policies.id, id));
  if (orderId !== null) await followCover(tx, orderId, event.cover);
  const [row] = await tx
    .insert(policyEvents)
    .values({ ...event, policyId: id, number })
    .returning();
  return row!;
}
