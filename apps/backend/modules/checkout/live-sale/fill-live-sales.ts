/** Gives running payments and live policies of earlier releases their live sales. Idempotent; runs at every start. */
import { isCompulsory } from '@emsal/lines/registry/product-class';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { policyEnd } from '@emsal/lines/facts/policy-end';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { lockIdentity } from '../../../customers/customer-store';
import type { Services } from '../../../http/services';
import { addLiveSale, overlappingSales } from '../../policy/live-sale/live-sale-store';
import { paymentsWithoutLiveSale, type UnfilledPayment } from '../payment/payment-store';
import { liveSaleOf } from './live-sale-of';

type FillContext = Pick<Services, 'db' | 'clock' | 'log'>;

export async function fillLiveSales(context: FillContext): Promise<void> {
  const today = dayInTurkey(context.clock.now());
  for (let after = ''; ;) {
    const rows = await paymentsWithoutLiveSale(context.db, { after, today });
    for (const row of rows) await fill(context, row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Two voluntary sales of the past stay; of two compulsory ones the database can keep one. */
async function fill({ db, log }: FillContext, { id, offer, endDate }: UnfilledPayment): Promise<void> {
  const live = liveSaleOf({ ...offer, endDate: endDate ?? policyEnd(lineFacts[offer.line], offer.startDate) });
  const isAdded = await db.transaction(async (tx) => {
    await lockIdentity(tx, live.policyholderKey);
    const others = (await overlappingSales(tx, live)).filter(({ orderId }) => orderId !== id);
    const last = others.at(-1);
    if (last && isCompulsory(offer.line)) return false;
    const second = last && { ordinal: last.ordinal + 1, statement: soldBefore };
    return addLiveSale(tx, id, { ...live, ordinal: 1, statement: null, ...second });
  });
  if (!isAdded) log.warn({ orderId: id }, 'live sale: another sale insures the same, check by hand');
}

/** In place of a statement: nobody was asked then. */
const soldBefore = 'sold before confirmations were asked for';
