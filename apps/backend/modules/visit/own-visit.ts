/** Visits as the owner check sees them. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Clock } from '@emsal/platform/clock';
import { secondsAfter } from '../../clock/clock';
import type { Owner } from '../../http/owner';
import type { Executor } from '../../db/database';
import { mayAct } from '../../http/ownership/access-rules';
import type { OwnedObject } from '../../http/ownership/owned-object';
import { principalOf } from '../../http/ownership/principal';
import type { Visit, Visitor } from '../../http/principals';
import { sessionSeconds } from '../../http/session-seconds';
import { readHeldVisit, type HeldVisit } from './visit-store';

export interface OwnContext {
  db: Executor;
  clock: Clock;
  visitor: Visitor | null;
}

/** The visit if the caller may read it, for calls that answer somebody else's id like an unknown one. */
export async function findOwnVisit(
  { db, clock, visitor }: OwnContext,
  visitId: VisitId,
): Promise<HeldVisit | undefined> {
  const row = await readHeldVisit(db, visitId);
  return row && visitor && mayAct(principalOf(visitor), ownedVisit(visitOf(row, clock)), 'read') ? row : undefined;
}

export const ownedVisit = ({ visitorIds, customerId, isVerified }: Visit): OwnedObject => ({
  kind: 'visit',
  visitorIds,
  customerId,
  isVerified,
});

/** False for a document without a visit. */
export async function isVisitVerified(
  { db, clock }: Omit<OwnContext, 'visitor'>,
  visitId: VisitId | null,
): Promise<boolean> {
  const row = visitId === null ? undefined : await readHeldVisit(db, visitId);
  return row !== undefined && visitOf(row, clock).isVerified;
}

/** Null also for a visit that was verified before the owner columns existed. */
export const provenOwner = ({ identityKey, telephoneKey, customerId }: HeldVisit): Owner | null =>
  identityKey !== null && telephoneKey !== null ? { identityKey, telephoneKey, customerId } : null;

export function visitOf(row: HeldVisit, clock: Clock): Visit {
  const isVerified = row.verifiedAt !== null && secondsAfter(row.verifiedAt, sessionSeconds) > clock.now();
  const { id, visitorIds, customerId, branchId, line, createdAt, offerNo, answers } = row;
  return {
    id,
    visitorIds,
    customerId,
    branchId,
    line,
    createdAt,
    offerNo,
    answers,
    isVerified,
    verifiedIdentityHash: isVerified ? row.verifiedIdentityHash : null,
    proven: isVerified ? provenOwner(row) : null,
  };
}
