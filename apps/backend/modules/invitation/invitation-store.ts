/** SQL of invitations. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { customers, sessions } from '../../customers/tables';
import type { Db, Executor, Tx } from '../../db/database';
import { policyEvents } from '../policy/event/tables';
import { policies } from '../policy/tables';
import { invitationAwards, invitationCodes, invitations } from './tables';

export type InvitationRow = typeof invitations.$inferSelect;
export type AwardRow = typeof invitationAwards.$inferSelect;

export async function codeOf(db: Executor, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(invitationCodes).where(eq(invitationCodes.customerId, customerId));
  return row?.code;
}

export async function inviterOf(db: Executor, code: string): Promise<string | undefined> {
  const [row] = await db.select().from(invitationCodes).where(eq(invitationCodes.code, code));
  return row?.customerId;
}

/** A customer keeps the first one. @returns false when the code is somebody's already */
export async function addCode(db: Executor, row: typeof invitationCodes.$inferInsert): Promise<boolean> {
  await db.insert(invitationCodes).values(row).onConflictDoNothing();
  return (await codeOf(db, row.customerId)) !== undefined;
}

/** Of the links that a browser opened the last one counts. */
export async function openInvitation(db: Executor, row: typeof invitations.$inferInsert): Promise<void> {
  const { inviterId, openedAt } = row;
  await db
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({
      target: invitations.visitorId,
      targetWhere: isNull(invitations.policyId),
      set: { inviterId, openedAt },
    });
}

/** @returns whether the customer was ever signed in with this browser */
export async function isBrowserOf(db: Executor, customerId: string, visitorId: string): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.customerId, customerId), eq(sessions.visitorId, visitorId)))) > 0;
}

export async function openInvitationOf(
  tx: Tx,
  { visitorId, since }: { visitorId: string; since: Date },
): Promise<(InvitationRow & { inviterKey: string }) | undefined> {
  const [row] = await tx
    .select({ invitation: invitations, inviterKey: customers.identityKey })
    .from(invitations)
    .innerJoin(customers, eq(customers.id, invitations.inviterId))
    .where(and(eq(invitations.visitorId, visitorId), isNull(invitations.policyId), gt(invitations.openedAt, since)));
  return row && { ...row.invitation, inviterKey: row.inviterKey };
}

export const hasBought = async (db: Executor, buyerKey: string): Promise<boolean> =>
  (await db.$count(invitations, eq(invitations.buyerKey, buyerKey))) > 0;

export async function closeInvitation(
  tx: Tx,
  id: string,
  bought: { policyId: string; buyerKey: string },
): Promise<void> {
  await tx.update(invitations).set(bought).where(eq(invitations.id, id));
}

export interface KnownInvitation {
  invitation: InvitationRow;
  award: AwardRow | null;
  issuedAt: Date | null;
  /** When the end of the policy was recorded. */
  endedAt: Date | null;
}

const endedAt = (db: Executor) =>
  db
    .select({ policyId: policyEvents.policyId, at: min(policyEvents.recordedAt).as('ended_at') })
    .from(policyEvents)
    .where(inArray(policyEvents.kind, ['cancelled', 'voided']))
    .groupBy(policyEvents.policyId)
    .as('ended');

function known(db: Executor) {
  const ended = endedAt(db);
  return db
    .select({ invitation: invitations, award: invitationAwards, issuedAt: policies.issuedAt, endedAt: ended.at })
    .from(invitations)
    .leftJoin(policies, eq(policies.id, invitations.policyId))
    .leftJoin(ended, eq(ended.policyId, invitations.policyId))
    .leftJoin(invitationAwards, eq(invitationAwards.invitationId, invitations.id));
}

/** Purchases, and links that were opened since; the newest first. */
export const invitationsOf = (db: Executor, inviterId: string, since: Date): Promise<KnownInvitation[]> =>
  known(db)
    .where(
      and(eq(invitations.inviterId, inviterId), or(isNotNull(invitations.policyId), gt(invitations.openedAt, since))),
    )
    .orderBy(desc(sql`coalesce(${policies.issuedAt}, ${invitations.openedAt})`));

/** Purchases before that day whose voucher was not loaded, the oldest first. */
export const unloadedBefore = (db: Db, before: Date): Promise<KnownInvitation[]> =>
  known(db)
    .where(and(isNull(invitationAwards.invitationId), sql`${policies.issuedAt} < ${before.toISOString()}::timestamptz`))
    .orderBy(policies.issuedAt);

export const countAwards = (db: Executor, customerId: string): Promise<number> =>
  db.$count(invitationAwards, eq(invitationAwards.customerId, customerId));

export async function addAward(db: Executor, row: typeof invitationAwards.$inferInsert): Promise<void> {
  await db.insert(invitationAwards).values(row).onConflictDoNothing();
}
