/** Every minute, and at start: resumes payments of a dead process or waiting for bank or insurer, and ends those whose customer never returned. */
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import type { Job } from '../../../http/job';
import type { Services } from '../../../http/services';
import type { CheckoutDependencies } from '../chosen-offer';
import { completionRunner } from './completion-runner';
import { lateChargeJob } from './refund-late-charge';
import { drivenStates } from '../payment/payment-graph';
import { paymentSettings } from '../payment/payment-settings';
import { duePayments, findPayment, overduePayments, type PaymentRow } from '../payment/payment-store';
import { movePayment } from './move-payment';
import { schedule } from '../../../jobs/schedule';

/** As jobs are stored: a release that is replaced, and jobs that wait, know these names. */
const jobNames = { completion: 'payment.carryOn', resumption: 'payment.sweep' } as const;

/** Durable counterpart of the run that starts at once: enqueued in the transaction of the accepted return. */
export async function scheduleCompletion(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  paymentId: string,
  tx?: Tx,
): Promise<void> {
  await jobs.send(
    jobNames.completion,
    { paymentId },
    { startAfter: secondsAfter(clock.now(), paymentSettings.retry), ...(tx && { tx }) },
  );
}

export async function resumePayments(services: Services, dependencies: CheckoutDependencies): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const id of await overduePayments(db, now))
    await db.transaction((tx) => endOverdue(tx, { id, at: now }, services.ports.bank.chargesForSeconds !== undefined));
  const runner = completionRunner(services);
  for (const id of await duePayments(db, now)) await runner.runInBackground({ ...services, dependencies }, id);
}

/** Where the provider charges by itself, the customer may have paid unreported: an inquiry precedes the end. */
const endOverdue = async (tx: Tx, move: { id: string; at: Date }, mayBeCharged: boolean): Promise<PaymentRow | null> =>
  (mayBeCharged && (await movePayment(tx, { ...move, to: 'callback_ok', reason: 'timeOver' }))) ||
  movePayment(tx, { ...move, to: 'expired', reason: 'timeOver' });

export const paymentJobs = (dependenciesOf: (services: Services) => CheckoutDependencies): readonly Job[] => [
  completionJob(dependenciesOf) as Job,
  resumptionJob(dependenciesOf),
  lateChargeJob as Job,
];

const completionJob = (dependenciesOf: (services: Services) => CheckoutDependencies): Job<{ paymentId: string }> => ({
  name: jobNames.completion,
  handler: async ({ paymentId }, services) => {
    await completionRunner(services).run({ ...services, dependencies: dependenciesOf(services) }, paymentId);
    const payment = await findPayment(services.db, paymentId);
    const goesOn = payment && drivenStates.includes(payment.state);
    if (goesOn || payment?.isCancelPending) await scheduleCompletion(services, paymentId);
  },
  options: { expireInSeconds: 45, retryLimit: 10 },
});

const resumptionJob = (dependenciesOf: (services: Services) => CheckoutDependencies): Job => ({
  name: jobNames.resumption,
  handler: async (_data, services) => resumePayments(services, dependenciesOf(services)),
  options: { cron: schedule.resumePayments, concurrency: 1 },
});
