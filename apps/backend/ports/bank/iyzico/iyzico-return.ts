/** iyzico's messages about an order. A return says only that the customer came back, also with a declined card: `authorise` decides. */
import type { BankMessage, BankReturn } from '../bank-port';
import { callback, notice, type Notice } from './iyzico-messages';
import { isNoticeGenuine } from './iyzico-signatures';

/** A customer's return carries the token, which only iyzico, this backend and the customer know; a notification is signed. */
export function verifiedReturn({ fields, headers }: BankMessage, secretKey: string): BankReturn | null {
  const notified = notice.safeParse(fields).data;
  if (notified)
    return isNoticeGenuine(secretKey, headers['x-iyz-signature-v3'], notified) ? returnFrom(notified) : null;
  const returned = callback.safeParse(fields).data;
  return returned ? { orderId: returned.siparis, bankPaymentId: returned.token, status: 'success' } : null;
}

/** A declined card leaves the payment pending: the customer may try another one on the same page. */
const returnFrom = ({ paymentConversationId, token, status }: Notice): BankReturn => ({
  orderId: paymentConversationId,
  bankPaymentId: token,
  status: status === 'SUCCESS' ? 'success' : 'pending',
});
