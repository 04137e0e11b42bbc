/** A policy that was bought by whoever opened an invitation closes it, unless inviter and buyer are one person. */
import { secondsAfter } from '../../clock/clock';
import { lockIdentity, telephonesOf } from '../../customers/customer-store';
import type { Tx } from '../../db/database';
import type { Job, JobContext } from '../../http/job';
import { retries } from '../../jobs/retries';
import { invitedPurchaseJobName, type EventJobData } from '../policy/event/event-jobs';
import { findPolicy, type PolicyRow } from '../policy/policy-store';
import { openDays } from './award-rules';
import { closeInvitation, hasBought, openInvitationOf, type InvitationRow } from './invitation-store';

const daySeconds = 24 * 3600;

export async function noteInvitedPurchase({ policyId }: EventJobData, { db }: Pick<JobContext, 'db'>): Promise<void> {
  const policy = await findPolicy(db, policyId);
  const { visitorId, identityKey } = policy ?? {};
  if (!policy || !visitorId || !identityKey) return;
  await db.transaction(async (tx) => {
    await lockIdentity(tx, identityKey);
    const since = secondsAfter(policy.issuedAt, -openDays * daySeconds);
    const invitation = await openInvitationOf(tx, { visitorId, since });
    if (!invitation || (await isSelf(tx, invitation, policy)) || (await hasBought(tx, identityKey))) return;
    await closeInvitation(tx, invitation.id, { policyId, buyerKey: identityKey });
  });
}

/** The same identity, or a telephone that is the inviter's. */
async function isSelf(
  tx: Tx,
  { inviterId, inviterKey }: InvitationRow & { inviterKey: string },
  { identityKey, telephoneKey, customerId }: PolicyRow,
): Promise<boolean> {
  if (identityKey === inviterKey || customerId === inviterId) return true;
  return (await telephonesOf(tx, inviterId)).some((one) => one.telephoneKey === telephoneKey);
}

export const invitedPurchaseJob: Job<EventJobData> = {
  name: invitedPurchaseJobName,
  handler: noteInvitedPurchase,
  options: retries.overAnHour,
};
