/** Caps on asking the register: who asks for one number after the other has to work for each further one (decision 068). */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { secondsAfter } from '../../clock/clock';
import type { VisitContext } from '../../frame/context';
import { plainHash } from '../../frame/keyed-hash';
import { ProtocolError } from '../../frame/protocol-error';
import type { Refusal } from '../../frame/refusal';
import { requireCaptcha } from '../captcha/captcha';
import { addIdentityQuery, countIdentities, dropIdentityQuery, lockKey } from './customer-store';
import { identityKeyOf } from './identity-key';
import { networkOf } from './network';

/** Different identities that are free: of a visit, and in a day of a device and of a network, which many people may share. */
const freeIdentities = { ofVisit: 3, ofDevice: 10, ofNetwork: 100 } as const;
const day = 24 * 3600;

/**
 * Null when the visit may ask about this number; beyond the caps the captcha's refusal until its answer is right.
 * @throws ProtocolError badBody for a number whose check digits are wrong
 */
export async function admitIdentity(
  identityNo: string,
  context: VisitContext,
  captcha: string | undefined,
): Promise<Refusal | null> {
  const verdict = identityOrTaxNumber(identityNo);
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { identityNo: verdict.message } });
  await context.spend('identity', identityNo);
  const query = queryOf(identityNo, context);
  if (await isFree(query, context)) return null;
  const refusal = await requireCaptcha(captcha, context);
  if (!refusal) await addIdentityQuery(context.db, query);
  return refusal;
}

type Query = ReturnType<typeof queryOf>;

function queryOf(identityNo: string, { visit, visitor, clock, config, request }: VisitContext) {
  const network = networkOf(request.address);
  return {
    visitId: visit.id,
    deviceKey: visitor.deviceKey,
    networkKey: network && plainHash(network),
    identityKey: identityKeyOf(config, identityNo),
    askedAt: clock.now(),
  };
}

/** A number that the visit asked about before stays free. A question that is not admitted counts against nobody. */
function isFree(query: Query, { db }: VisitContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKey(tx, query.deviceKey);
    const isNew = await addIdentityQuery(tx, query);
    if (!isNew) return true;
    const count = await countIdentities(tx, { ...query, since: secondsAfter(query.askedAt, -day) });
    const isWithin =
      count.visit <= freeIdentities.ofVisit &&
      count.device <= freeIdentities.ofDevice &&
      count.network <= freeIdentities.ofNetwork;
    if (!isWithin) await dropIdentityQuery(tx, query);
    return isWithin;
  });
}
