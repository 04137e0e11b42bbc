import { secondsAfter } from '../../clock/clock';
import { isContactOf } from '../../customers/account-person';
import type { Contact } from '../../customers/owner';
import type { VisitContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';
import { contactOf } from '../visit-person/contact';
import { identityHashOf } from '../visit-person/identity-hash';
import { proofsOf } from '../visit/visit-store';
import { verifyVisit } from './verify-visit';

/**
 * A person and telephone that this browser proved in another visit need no second code while that proof lasts, nor does a customer who
 * is signed in and names a telephone of the account (decision 380).
 * @returns whether the visit is verified now
 */
export async function carryProof(context: VisitContext): Promise<boolean> {
  const { db, config, visit } = context;
  const contact = await contactOf(context);
  const at = await provenAt(contact, context);
  if (at === null) return false;
  const provenThen = { config, clock: { now: () => at } };
  await db.transaction((tx) => verifyVisit(tx, provenThen, { visitId: visit.id, ...contact }));
  return true;
}

async function provenAt(contact: Contact, { db, clock, config, visitor }: VisitContext): Promise<Date | null> {
  if (await isContactOf(db, visitor.customerId, contact)) return clock.now();
  const proofs = await proofsOf(db, {
    visitorId: visitor.id,
    identityHash: identityHashOf(config, contact.identityNo),
    since: secondsAfter(clock.now(), -sessionSeconds),
  });
  return proofs.find(({ phone }) => phone === contact.phoneNumber)?.at ?? null;
}
