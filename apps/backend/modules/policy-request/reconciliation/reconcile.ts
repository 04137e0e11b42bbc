/** Compares the bank's ledger with our payments every night and on demand, and keeps the list of what differs for people. */
import { secondsAfter } from '../../../clock/clock';
import type { Services } from '../../../frame/services';
import type { Job } from '../../../jobs/jobs';
import { compareBooks, type Discrepancy } from './compare-books';
import { movingOrders, restingPayments, storeDiscrepancies } from './discrepancy-store';

/** Longer than a payment may take from charge to refund. */
const restSeconds = 5 * 60;

/** Throws while the bank cannot be asked, so that the job is tried again. */
export async function reconcile({ db, clock, ports, log }: Services): Promise<Discrepancy[]> {
  const rested = secondsAfter(clock.now(), -restSeconds);
  // Ours first: an order that is placed meanwhile is then not yet at the bank, and not the other way round.
  const own = await restingPayments(db, rested);
  const ledger = await ports.bank.ledger();
  if (!ledger) throw new Error('the bank gave no ledger');
  const moving = await movingOrders(db, rested);
  const found = compareBooks(
    ledger.filter(({ orderId }) => !moving.has(orderId)),
    own.filter(({ orderId }) => !moving.has(orderId)),
  );
  await db.transaction((tx) => storeDiscrepancies(tx, found, clock.now()));
  if (found.length > 0) log.error({ count: found.length }, 'payment: bank and we differ, somebody must look');
  return found;
}

export const reconcileJob: Job = {
  name: 'payment.reconcile',
  handler: async (_data, services) => void (await reconcile(services)),
  options: { cron: '30 4 * * *', concurrency: 1, retryDelay: 60, expireInSeconds: 300 },
};
