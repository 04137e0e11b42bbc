import type { CallerContext } from '../../../frame/context';
import { ProtocolError } from '../../../frame/protocol-error';
import { findByOdeme, type PaymentRow } from './payment-store';

/** @throws ProtocolError notFound, for another's payment too */
export async function ownPayment(odeme: string, { db, visitor }: CallerContext): Promise<PaymentRow> {
  const payment = await findByOdeme(db, odeme);
  if (!payment || payment.visitorId !== visitor?.id) throw new ProtocolError('notFound');
  return payment;
}
