import { secondsAfter } from '../../clock/clock';
import type { VisitContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';
import { contactOf } from '../customer/contact';
import { identityHashOf } from '../customer/identity-hash';
import { proofsOf } from '../visit/visit-store';
import { verifyVisit } from './verify-visit';

/**
 * A person and telephone that this browser proved in another visit need no second code while that proof lasts.
 * @returns whether the visit is verified now
 */
export async function carryProof(context: VisitContext): Promise<boolean> {
  const { db, clock, config, visitor, visit } = context;
  const contact = await contactOf(context);
  const proofs = await proofsOf(db, {
    visitorId: visitor.id,
    identityHash: identityHashOf(config, contact.identityNo),
    since: secondsAfter(clock.now(), -sessionSeconds),
  });
  const proof = proofs.find(({ phone }) => phone === contact.phoneNumber);
  if (!proof) return false;
  const provenThen = { config, clock: { now: () => proof.at } };
  await db.transaction((tx) => verifyVisit(tx, provenThen, { visitId: visit.id, ...contact }));
  return true;
}
