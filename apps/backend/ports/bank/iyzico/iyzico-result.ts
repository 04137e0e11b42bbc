/** The result of iyzico's form, the only place that reports a declined card. */
import type { Authorised } from '../bank-port';
import { kurusOf } from '../decimal-money';
import { doNotHonour } from '../decline-code';
import { isReleased } from './iyzico-account';
import { retrieved, type Settled } from './iyzico-messages';
import { isAnswerGenuine } from './iyzico-signatures';

interface FormOrder {
  orderId: string;
  token: string;
}

export function authorisedFrom(answer: unknown, order: FormOrder, secretKey: string): Authorised {
  const read = retrieved.safeParse(answer).data;
  if (read?.status === 'failure')
    return bankCode.test(read.errorCode) ? declinedWith(read.errorCode) : { kind: 'unknown' };
  if (!read || !isOfOrder(read, order, secretKey)) return { kind: 'unknown' };
  if (read.paymentStatus === 'FAILURE') return declinedWith(read.errorCode);
  const paid = kurusOf(read.paidPrice);
  const isCharged = read.paymentStatus === 'SUCCESS' && isReleased(read) && read.currency === 'TRY';
  return isCharged && paid !== null ? { kind: 'captured', paid } : { kind: 'unknown' };
}

const bankCode = /^10\d{3}$/;
const declinedWith = (code = doNotHonour): Authorised => ({
  kind: 'declined',
  code: bankCode.test(code) ? code : doNotHonour,
});

function isOfOrder(read: Settled, order: FormOrder, secretKey: string): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = read;
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  return basketId === order.orderId && token === order.token && isAnswerGenuine(secretKey, read.signature, values);
}
