/** Limits queries of the identity registry: beyond the free ones, each further identity requires a captcha (decision 034). */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { secondsAfter } from '../../clock/clock';
import type { IdentityAsker } from './identity-asker';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import { requireCaptcha } from '../captcha/captcha';
import { addIdentityQuery, countIdentities, dropIdentityQuery, lockKey } from './visit-person-store';
import { identityHashOf } from './identity-hash';

/** Distinct identities without a captcha, per visit (or browser where there is none) and per day of a device; a network, which many people may share, has `identitiesPerNetwork`. */
const freeIdentities = { ofVisit: 3, ofDevice: 10 } as const;
const day = 24 * 3600;

/**
 * Null when the visit may query this number; beyond the limits the captcha's refusal until it is solved.
 * @throws ProtocolError badBody for a number with invalid check digits
 */
export async function admitIdentity(
  identityNo: string,
  context: IdentityAsker,
  captcha: string | undefined,
): Promise<Refusal | null> {
  const verdict = identityOrTaxNumber(identityNo);
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { identityNo: verdict.message } });
  await context.spendRateLimit('identity', identityNo);
  const query = queryOf(identityNo, context);
  if (await isFree(query, context)) return null;
  const refusal = await requireCaptcha(captcha, context);
  if (!refusal) await addIdentityQuery(context.db, query);
  return refusal;
}

type Query = ReturnType<typeof queryOf>;

function queryOf(identityNo: string, { visit, visitor, clock, config, request }: IdentityAsker) {
  return {
    visitId: visit?.id ?? visitor.id,
    deviceKey: visitor.deviceKey,
    networkKey: request.networkKey,
    identityHash: identityHashOf(config, identityNo),
    askedAt: clock.now(),
  };
}

/** A number that the visit has queried before is free. A refused query is not counted. */
function isFree(query: Query, { db, config }: IdentityAsker): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKey(tx, query.deviceKey);
    const isNew = await addIdentityQuery(tx, query);
    if (!isNew) return true;
    const count = await countIdentities(tx, { ...query, since: secondsAfter(query.askedAt, -day) });
    const isWithin =
      count.visit <= freeIdentities.ofVisit &&
      count.device <= freeIdentities.ofDevice &&
      count.network <= config.limits.identitiesPerNetwork;
    if (!isWithin) await dropIdentityQuery(tx, query);
    return isWithin;
  });
}
