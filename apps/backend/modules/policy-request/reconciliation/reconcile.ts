/** Compares the bank's ledger with our payments every night and on demand, and keeps the list of what differs for people. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter, startOfDay } from '../../../clock/clock';
import type { Services } from '../../../frame/services';
import type { Job } from '../../../jobs/jobs';
import { compareBooks, type Discrepancy } from './compare-books';
import { knownOrders, restingPayments, storeDiscrepancies } from './discrepancy-store';

/** Longer than a payment may take from charge to refund. */
const restSeconds = 5 * 60;
/** Longer than a discount may take until it is back on the card: a payment is compared every night until then. */
const daysBack = 10;

/** Throws while the bank cannot be asked, so that the job is tried again. */
export async function reconcile({ db, clock, ports, log }: Services): Promise<Discrepancy[]> {
  const today = dayInTurkey(clock.now());
  const from = addDays(today, -daysBack);
  const before = ports.bank.reportsByDay ? startOfDay(today) : secondsAfter(clock.now(), -restSeconds);
  // A day more than is compared: the bank's midnight need not be ours.
  const ledger = await ports.bank.ledger({ from: addDays(from, -1), to: today });
  if (!ledger) throw new Error('the bank gave no ledger');
  // Ours afterwards: what moved meanwhile does not rest and is left for the next time.
  const own = await restingPayments(db, { from: startOfDay(from), before });
  const compared = new Set(own.map(({ orderId }) => orderId));
  const known = await knownOrders(db, [...new Set(ledger.map(({ orderId }) => orderId))]);
  const found = compareBooks(
    ledger.filter(({ orderId }) => compared.has(orderId) || !known.has(orderId)),
    own,
  );
  await db.transaction((tx) => storeDiscrepancies(tx, { found, compared: [...compared], at: clock.now() }));
  if (found.length > 0) log.error({ count: found.length }, 'payment: bank and we differ, somebody must look');
  return found;
}

export const reconcileJob: Job = {
  name: 'payment.reconcile',
  handler: async (_data, services) => void (await reconcile(services)),
  options: { cron: '30 4 * * *', concurrency: 1, retryDelay: 60, expireInSeconds: 300 },
};
