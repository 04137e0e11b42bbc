/** The sandbox bank's HTTP messages, which client and sandbox both validate. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Backend and sandbox are started with the same key and derive the same secret from it, so that no published default could forge a return. */
export const merchantSecretOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('sandbox-bank').digest('hex');

/** The header with the merchant's secret. */
export const merchantKeyHeader = 'x-merchant-key';

/** Paths of the bank; an inquiry is a GET of `orders/<orderId>`. */
export const merchantPaths = {
  initialize: '/bank/merchant/initialize',
  authorise: '/bank/merchant/authorise',
  orders: '/bank/merchant/orders',
  refund: '/bank/merchant/refund',
  ledger: '/bank/merchant/ledger',
} as const;

/** The merchant's id of an order. */
export const orderId = z.string().regex(/^[0-9a-f]{32}$/);
/** Kuruş. */
const amount = z.int().positive();

export const initializeBody = z.object({
  orderId,
  amount,
  currency: z.literal('TRY'),
  instalments: z.int().min(1).max(12),
  cardToken: z.string().max(200),
  nonce: z.string().min(16).max(100),
  callbackUrl: z.url(),
  webhookUrl: z.url(),
});
export const authoriseBody = z.object({ orderId: z.string().max(64) });
/** Without `amount` the whole capture is refunded. */
export const refundBody = authoriseBody.extend({ refundId: z.string().max(80).optional(), amount: amount.optional() });

const refused = z.object({ status: z.literal('refused'), code: z.string() });
export const initializeAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ok'),
    paymentId: z.string(),
    challenge: z.object({ path: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  refused,
]);
export const authoriseAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('captured') }),
  z.object({ status: z.literal('declined'), code: z.string() }),
  refused,
]);
export const inquiryAnswer = z.union([
  z.object({ state: z.string(), errorCode: z.string().nullable(), captured: z.int(), refunded: z.int() }),
  z.object({ code: z.literal('orderUnknown') }),
]);
export const refundAnswer = z.discriminatedUnion('status', [z.object({ status: z.literal('refunded') }), refused]);
export const ledgerAnswer = z.object({
  entries: z.array(
    z.object({
      orderId: z.string(),
      kind: z.enum(['capture', 'refund']),
      amount: z.int(),
      /** Of a partial refund. */
      refundId: z.string().optional(),
    }),
  ),
});

export type Refused = z.infer<typeof refused>;
export type InitializeBody = z.infer<typeof initializeBody>;
export type InitializeAnswer = z.infer<typeof initializeAnswer>;
export type AuthoriseAnswer = z.infer<typeof authoriseAnswer>;
export type InquiryAnswer = z.infer<typeof inquiryAnswer>;
export type RefundBody = z.infer<typeof refundBody>;
export type RefundAnswer = z.infer<typeof refundAnswer>;
