import type { PartialRefund, Refunded } from '../bank-port';
import { decimalOf } from '../decimal-money';
import type { Account } from './iyzico-account';
import * as messages from './iyzico-messages';
import type { Send } from './iyzico-request';
import { isAnswerGenuine } from './iyzico-signatures';

interface RefundRequest {
  orderId: string;
  account: Account | null;
  secretKey: string;
  part?: PartialRefund;
}

/** iyzico is not idempotent and refunds up to the paid amount, so a refund that it already reports is not requested again. */
export async function sendRefund(send: Send, { orderId, account, secretKey, part }: RefundRequest): Promise<Refunded> {
  if (!account) return { kind: 'unavailable' };
  const { paymentId, paid, refunded, refundIds } = account;
  if (part ? refundIds.has(part.refundId) : paid === refunded) return { kind: 'refunded' };
  if (!paymentId) return { kind: 'refused', code: 'nothingPaid' };
  const conversationId = part?.refundId ?? `refund-${orderId}`;
  const price = decimalOf(part?.amount ?? paid - refunded);
  const answer = await send('/v2/payment/refund', { locale: 'tr', conversationId, paymentId, price, currency: 'TRY' });
  const read = messages.refunded.safeParse(answer).data;
  if (!read) return { kind: 'unavailable' };
  if (read.status === 'failure') return { kind: 'refused', code: read.errorCode };
  const values = [read.paymentId, read.price, read.currency, read.conversationId];
  return isAnswerGenuine(secretKey, read.signature, values) ? { kind: 'refunded' } : { kind: 'unavailable' };
}
