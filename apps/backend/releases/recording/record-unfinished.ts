/** Unfinished payments, one for every point at which a process may end, and an incomplete list. Recorded without jobs, which would continue them. */
import { acceptReturn } from '../../modules/checkout/completion/accept-return';
import { paymentSettings } from '../../modules/checkout/payment/payment-settings';
import type { KnownRelease, PaymentEnd } from '../known';
import { eventually } from '../../testing/eventually';
import { fillForm, waysOf } from './fill-form';
import type { OfferList } from './quote-offers';
import type { Recording } from './recording';
import { pay, startSale, type StartedSale } from './start-sale';

/** Expected outcomes by visit. */
export type Ends = Map<string, PaymentEnd>;
type Stage = (recording: Recording, started: StartedSale) => Promise<PaymentEnd>;

const byJobs = (end: PaymentEnd['end'], shown: string): PaymentEnd => ({ by: 'jobs', end, shown });
const toPolicy = byJobs('policy_issued', 'completed');

/** The bank's return that has not arrived yet. */
const answered = async ({ sale, seal }: StartedSale): Promise<Record<string, string>> =>
  sale.challenge(await sale.start({ seal }));

const stages: Record<string, Stage> = {
  // First, because it moves the clock.
  'refunded, and a policy may be left at the insurer': async ({ sandbox, test }, started) => {
    await sandbox.switchOn('insurers-server-error', { value: started.firmId });
    await pay(started);
    test.clock.advance(paymentSettings.policyDeadline + 1);
    await started.sale.complete();
    await sandbox.clearSwitches();
    return byJobs('reversed', 'refunded');
  },
  'killed before the bank is asked': async (recording, { sale, seal }) => {
    recording.isKilled = true;
    await sale.start({ seal });
    recording.isKilled = false;
    return byJobs('expired', 'abandoned');
  },
  'at the bank': async (_recording, { sale, seal }) => {
    await sale.start({ seal });
    return { by: 'challenge', end: 'policy_issued', shown: 'completed' };
  },
  'on the way back': async (_recording, started) => ({
    by: 'return',
    end: 'policy_issued',
    shown: 'completed',
    fields: await answered(started),
  }),
  'killed before the charge': async ({ test }, started) => {
    await acceptReturn(test.services, { fields: await answered(started), headers: {} });
    return toPolicy;
  },
  'the charge was not heard': async ({ sandbox }, started) => {
    await sandbox.switchOn('bank-authorise-down', { times: 1 });
    await pay(started);
    return byJobs('reversed', 'declined');
  },
  'the answer to the charge was lost': async ({ sandbox }, started) => {
    await sandbox.switchOn('bank-authorise-reply-lost', { times: 1 });
    await pay(started);
    return toPolicy;
  },
  'the insurer did not hear the order': async ({ sandbox }, started) => {
    await sandbox.switchOn('insurers-order-down', { times: 1 });
    await pay(started);
    return toPolicy;
  },
  'the policy was lost on its way': async ({ sandbox }, started) => {
    await sandbox.switchOn('insurers-order-lost', { times: 1 });
    await pay(started);
    return toPolicy;
  },
  'the refund is not possible yet': async ({ sandbox }, started) => {
    await sandbox.switchOn('insurers-order-refused', { times: 1 });
    await sandbox.switchOn('bank-refund-down', { times: 1 });
    await pay(started);
    return byJobs('reversed', 'refunded');
  },
  'the document is not made yet': async (_recording, started) => {
    await pay(started, undefined, { discountCode: 'YUZDE5' });
    return toPolicy;
  },
};

export async function recordUnfinished(recording: Recording): Promise<Ends> {
  const ends: Ends = new Map();
  for (const [name, leave] of Object.entries(stages)) {
    const started = await startSale(recording, name);
    ends.set(started.sale.visitId, await leave(recording, started));
  }
  return ends;
}

/** A list of which one insurer had not answered when the process ended. */
export async function recordUnfinishedList(recording: Recording): Promise<KnownRelease['unfinishedList']> {
  const line = 'TRAFFIC';
  const sample = waysOf(recording, line)[0]!;
  const { visitor, visitId } = await fillForm(recording, 'cut off while insurers are asked', { line, sample });
  await recording.sandbox.switchOn('insurers-hang', { value: silentFirm });
  await visitor.must('POST quoterequestapi/offer/createoffer', { visitId });
  await eventually(async () => {
    const list = (await visitor.must('POST quoterequestapi/offer/GetOfferList', { visitId })) as OfferList;
    return list.insurers.every(({ firmId, state }) => state !== 'asked' || String(firmId) === silentFirm);
  });
  return { visitor: visitor.name, visitId, silentFirmId: Number(silentFirm) };
}
const silentFirm = '31';
