/** Caps on asking the register: who asks for one number after the other is stopped (reliability decision 7). */
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { secondsAfter } from '../../clock/clock';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import { addIdentityQuery, countIdentities, dropIdentityQuery, lockKey } from './customer-store';
import { identityKeyOf } from './identity-key';

export const identitiesPerVisit = 3;
export const identitiesPerDeviceDay = 10;
const day = 24 * 3600;

const refuse = refusalsOf(sharedStepOutcomes);

/** Null when the visit may ask about this number. @throws ProtocolError badBody for a number whose check digits are wrong */
export async function admitIdentity(identityNo: string, context: VisitContext): Promise<Refusal | null> {
  const verdict = identityOrTaxNumber(identityNo);
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { identityNo: verdict.message } });
  await context.spend('identity', identityNo);
  const { db, visit, visitor, clock, config } = context;
  const query = {
    visitId: visit.id,
    deviceKey: visitor.deviceKey,
    identityKey: identityKeyOf(config, identityNo),
    askedAt: clock.now(),
  };
  const isAdmitted = await db.transaction(async (tx) => {
    await lockKey(tx, query.deviceKey);
    await addIdentityQuery(tx, query);
    const count = await countIdentities(tx, { ...query, since: secondsAfter(query.askedAt, -day) });
    const isWithin = count.visit <= identitiesPerVisit && count.device <= identitiesPerDeviceDay;
    if (!isWithin) await dropIdentityQuery(tx, query);
    return isWithin;
  });
  return isAdmitted ? null : refuse('tooManyIdentities');
}
