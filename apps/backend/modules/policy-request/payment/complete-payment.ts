/**
 * The one way a payment goes on once the bank's return was accepted: callback, notification, poll, sweep and returning customer
 * all call completePayment. It claims the payment, does the next act outside the lock, and settles the result through the graph.
 */
import { secondsAfter } from '../../../clock/clock';
import type { Services } from '../../../frame/services';
import type { CheckoutParts } from '../chosen-offer';
import { authorise, inquire } from './bank-acts';
import { cancelLeftPolicy, issue, reverse } from './insurer-acts';
import type { PaymentState } from './payment-graph';
import { paymentSettings } from './payment-settings';
import { lockPayment, movePayment, notePayment, type PaymentRow } from './payment-store';

export interface CompletionContext extends Services {
  parts: CheckoutParts;
}
/** Does one thing outside and settles it. `again`: the payment moved and may go on at once. */
export type Act = (context: CompletionContext, payment: PaymentRow) => Promise<'again' | 'wait'>;

/** Carries the payment on as far as it goes now. Safe to call at any time, any number of times, from any process. */
export async function completePayment(context: CompletionContext, id: string): Promise<void> {
  for (let next: 'again' | 'wait' = 'again'; next === 'again';) {
    const claimed = await claim(context, id);
    if (!claimed) return;
    next = await claimed.act(context, claimed.payment);
    if (next === 'wait')
      await notePayment(context.db, id, {
        leasedUntil: null,
        dueAt: secondsAfter(context.clock.now(), paymentSettings.retry),
      });
  }
}

const isLater = (moment: Date | null, now: Date): boolean => moment !== null && moment > now;
const acts: Partial<Record<PaymentState, Act>> = {
  unknown: inquire,
  authorised: issue,
  reversal_needed: reverse,
  reversed: cancelLeftPolicy,
};

/** Null when there is nothing to do or somebody else is at it. A payment becomes `unknown` here, before the bank is asked to charge. */
function claim({ db, clock }: CompletionContext, id: string): Promise<{ act: Act; payment: PaymentRow } | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    if (!row || isLater(row.leasedUntil, now) || isLater(row.dueAt, now)) return null;
    const leasedUntil = secondsAfter(now, paymentSettings.lease);
    if (row.state === 'callback_ok') {
      const payment = await movePayment(tx, { id, to: 'unknown', at: now, leasedUntil, dueAt: null });
      return payment && { act: authorise, payment };
    }
    const act = row.state === 'reversed' && !row.isCancelPending ? undefined : acts[row.state];
    if (!act) return null;
    await notePayment(tx, id, { leasedUntil });
    return { act, payment: row };
  });
}
