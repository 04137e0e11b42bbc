/** Loads the vouchers of invitations whose friend kept the policy (M316), up to the programme's limit for a customer (M601). */
import { randomInt } from 'node:crypto';
import { invitationReward, rewardSum } from '@emsal/api/invitation-reward';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { secondsAfter } from '../../clock/clock';
import { schedule } from '../../jobs/schedule';
import { isDue, lastDayOf } from './award-rules';
import { addAward, countAwards, unloadedBefore } from './invitation-store';
import { purchaseOf } from './purchase-of';

const daySeconds = 24 * 3600;
const voucherDigits = 16;

/** The retailer honours the codes that we report to it (decision 357). */
const newVoucher = (): string => Array.from({ length: voucherDigits }, () => randomInt(10)).join('');

export async function loadAwards({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const loadedAt = clock.now();
  const today = dayInTurkey(loadedAt);
  const held = secondsAfter(loadedAt, -invitationReward.holdDays * daySeconds);
  for (const { invitation, ...facts } of await unloadedBefore(db, held)) {
    const { id: invitationId, inviterId: customerId } = invitation;
    const purchase = purchaseOf(facts);
    const earned = rewardSum(await countAwards(db, customerId));
    if (!purchase || !isDue(purchase, today) || earned >= invitationReward.most) continue;
    const voucher = { voucherCode: newVoucher(), loadedAt, validUntil: lastDayOf(today) };
    await addAward(db, { invitationId, customerId, amount: invitationReward.amount, ...voucher });
  }
}

export const loadAwardsJob: Job = {
  name: 'invitation.awards',
  handler: (_data, services) => loadAwards(services),
  options: { cron: schedule.loadAwards, concurrency: 1 },
};
