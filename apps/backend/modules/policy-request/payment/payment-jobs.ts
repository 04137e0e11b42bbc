/** The sweep: takes up payments that a dead process left or that wait for bank or insurer, and ends those whose customer never came back. */
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import type { Job } from '../../../jobs/jobs';
import type { Services } from '../../../frame/services';
import type { CheckoutParts } from '../chosen-offer';
import { completionRunner } from './completion-runner';
import { giveBackJob } from './give-back';
import { drivenStates } from './payment-graph';
import { paymentSettings } from './payment-settings';
import { duePayments, findPayment, movePayment, overduePayments, type PaymentRow } from './payment-store';

const carryOnJob = 'payment.carryOn';

/** Durable twin of the run that starts at once: exists if and only if the accepted return does. */
export async function sendCarryOn(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  paymentId: string,
  tx?: Tx,
): Promise<void> {
  await jobs.send(
    carryOnJob,
    { paymentId },
    { startAfter: secondsAfter(clock.now(), paymentSettings.retry), ...(tx && { tx }) },
  );
}

export async function sweepPayments(services: Services, parts: CheckoutParts): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const id of await overduePayments(db, now))
    await db.transaction((tx) => endOverdue(tx, { id, at: now }, services.ports.bank.chargesForSeconds !== undefined));
  const runner = completionRunner(services);
  for (const id of await duePayments(db, now)) await runner.kick({ ...services, parts }, id);
}

/** Where the provider charges by itself, the customer may have paid without a word to us: that is asked before it ends. */
const endOverdue = async (tx: Tx, move: { id: string; at: Date }, mayBeCharged: boolean): Promise<PaymentRow | null> =>
  (mayBeCharged && (await movePayment(tx, { ...move, to: 'callback_ok', reason: 'timeOver' }))) ||
  movePayment(tx, { ...move, to: 'expired', reason: 'timeOver' });

export const paymentJobs = (partsOf: (services: Services) => CheckoutParts): readonly Job[] => [
  carryOn(partsOf) as Job,
  sweep(partsOf),
  giveBackJob as Job,
];

const carryOn = (partsOf: (services: Services) => CheckoutParts): Job<{ paymentId: string }> => ({
  name: carryOnJob,
  handler: async ({ paymentId }, services) => {
    await completionRunner(services).run({ ...services, parts: partsOf(services) }, paymentId);
    const payment = await findPayment(services.db, paymentId);
    const goesOn = payment && drivenStates.includes(payment.state);
    if (goesOn || payment?.isCancelPending) await sendCarryOn(services, paymentId);
  },
  options: { expireInSeconds: 45, retryLimit: 10 },
});

const sweep = (partsOf: (services: Services) => CheckoutParts): Job => ({
  name: 'payment.sweep',
  handler: async (_data, services) => sweepPayments(services, partsOf(services)),
  options: { cron: '* * * * *', concurrency: 1 },
});
