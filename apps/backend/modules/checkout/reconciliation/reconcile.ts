/** Compares the bank's ledger with our payments every night and on demand, and stores the differences for manual handling. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter, startOfDay } from '../../../clock/clock';
import type { Services } from '../../../http/services';
import type { Job } from '../../../http/job';
import { compareBooks, type Discrepancy } from './compare-books';
import { knownOrders, unchangedPayments, storeDiscrepancies } from './discrepancy-store';
import { JobFailure } from '../../../jobs/job-failure';
import { schedule } from '../../../jobs/schedule';

/** Longer than a payment may take from charge to refund. */
const restSeconds = 5 * 60;
/** Longer than a discount's refund may take: a payment is compared every night until then. */
const daysBack = 10;

/** Throws while the bank is unavailable, so that the job is retried. */
export async function reconcile({ db, clock, ports, log }: Services): Promise<Discrepancy[]> {
  const today = dayInTurkey(clock.now());
  const from = addDays(today, -daysBack);
  const before = ports.bank.reportsByDay ? startOfDay(today) : secondsAfter(clock.now(), -restSeconds);
  // One day more than is compared: the bank's midnight may differ from ours.
  const ledger = await ports.bank.ledger({ from: addDays(from, -1), to: today });
  if (!ledger) throw new JobFailure('bankAway', 'the bank returned no ledger');
  // Read after the bank's: a payment that moved meanwhile is left for the next run.
  const own = await unchangedPayments(db, { from: startOfDay(from), before });
  const compared = new Set(own.map(({ orderId }) => orderId));
  const known = await knownOrders(db, [...new Set(ledger.map(({ orderId }) => orderId))]);
  const discrepancies = compareBooks(
    ledger.filter(({ orderId }) => compared.has(orderId) || !known.has(orderId)),
    own,
  );
  const unknown = ledger.map(({ orderId }) => orderId).filter((orderId) => !known.has(orderId));
  const seen = { compared: [...compared, ...unknown], at: clock.now() };
  await db.transaction((tx) => storeDiscrepancies(tx, { discrepancies, ...seen }));
  if (discrepancies.length > 0)
    log.error({ count: discrepancies.length }, 'payment: the bank’s ledger and ours differ, manual check required');
  return discrepancies;
}

export const reconcileJob: Job = {
  name: 'payment.reconcile',
  handler: async (_data, services) => void (await reconcile(services)),
  options: { cron: schedule.reconcile, concurrency: 1, retryDelaySeconds: 60, expireInSeconds: 300 },
};
