/** What the bank says about one order, by the customer's browser and again by its own notification, signed with the merchant's secret. */
import { createHmac } from 'node:crypto';

export interface ReturnFields {
  orderId: string;
  paymentId: string;
  /** Kuruş, as digits. */
  amount: string;
  currency: string;
  nonce: string;
  /** 1 is full 3-D Secure; every other value is a failure (domain 8.1). */
  mdStatus: string;
  status: 'success' | 'failure' | 'cancelled';
}
export type SignedReturn = ReturnFields & { signature: string };

export function signReturn(fields: ReturnFields, secret: string): SignedReturn {
  const { orderId, paymentId, amount, currency, nonce, mdStatus, status } = fields;
  const signature = createHmac('sha256', secret)
    .update([orderId, paymentId, amount, currency, nonce, mdStatus, status].join('|'))
    .digest('hex');
  return { ...fields, signature };
}
