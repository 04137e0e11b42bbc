/** Whether a payment may begin beside what the policyholder has already bought or is paying for (decision 239). */
import { isCompulsory } from '@emsal/lines/registry/product-class';
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import type { VisitContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import { overlappingSales, type LiveSale } from '../../policy/live-sale/live-sale-store';
import type { CheckedSale } from './check-sale';
import { isOpen, isRetryable } from '../payment/payment-graph';
import { paymentSettings } from '../payment/payment-settings';
import { lockPayment, type PaymentRow } from '../payment/payment-store';
import { supersede } from './supersede';
import { describeSales } from '../live-sale/describe-sales';
import { liveSaleTexts } from '../live-sale/live-sale.texts';

export interface Admission {
  ordinal: number;
  /** Null for the only sale. */
  statement: string | null;
}

/** The policyholder's lock must be held: it keeps other sales from beginning meanwhile. */
export async function admitSale(
  tx: Tx,
  live: LiveSale,
  { sale, context }: { sale: CheckedSale; context: VisitContext },
): Promise<Admission | Refusal> {
  const rivals: PaymentRow[] = [];
  let ordinal = 1;
  for (const other of await overlappingSales(tx, live)) {
    const payment = (await lockPayment(tx, other.orderId))!;
    if (isLeftOpen(payment, context)) await supersede(tx, payment, context);
    else if (!isRetryable(payment.state)) {
      rivals.push(payment);
      ordinal = other.ordinal + 1;
    }
  }
  if (rivals.length === 0) return { ordinal, statement: null };
  const sales = describeSales(rivals, sale.offer, context);
  if (isCompulsory(sale.offer.line)) return new Refusal('alreadyInsured', liveSaleTexts.compulsory(sales));
  const statement = liveSaleTexts.voluntary(sales);
  return sale.secondPolicyStatement === statement ? { ordinal, statement } : new Refusal('secondPolicy', statement);
}

/** The same browser left it at the bank for another quote. Nothing is charged on it afterwards (decision 050). */
const isLeftOpen = ({ state, visitorId, createdAt }: PaymentRow, { visitor, clock }: VisitContext): boolean =>
  isOpen(state) && visitorId === visitor.id && secondsAfter(createdAt, paymentSettings.sameAttempt) <= clock.now();
