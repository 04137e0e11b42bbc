/** The schemas of iyzico's answers and messages. */
import { z } from 'zod';

const decimal = z.union([z.string(), z.number()]);
const name = z.union([z.string(), z.number()]).transform(String);

export const initialized = z.object({
  status: z.literal('success'),
  conversationId: z.string(),
  token: z.string().min(1).max(200),
  paymentPageUrl: z.url(),
  signature: z.string(),
});

/** Result of the form. A declined card is reported here only. */
const settled = z.object({
  status: z.literal('success'),
  paymentStatus: z.string(),
  paymentId: name.default(''),
  currency: z.string(),
  basketId: z.string(),
  conversationId: z.string(),
  paidPrice: decimal,
  price: decimal,
  token: z.string(),
  fraudStatus: z.number().optional(),
  errorCode: z.string().optional(),
  signature: z.string(),
});
export type Settled = z.output<typeof settled>;
const failed = z.object({ status: z.literal('failure'), errorCode: z.string() });
export const retrieved = z.discriminatedUnion('status', [settled, failed]);

const movement = z.object({
  refundPrice: decimal,
  refundStatus: z.number().optional(),
  refundConversationId: z.string().optional(),
});
export type Movement = z.output<typeof movement>;

/** Charges and refunds of an order by our own id. */
export const reported = z.object({
  status: z.literal('success'),
  payments: z
    .array(
      z.object({
        paymentId: name,
        paymentStatus: z.number(),
        paymentRefundStatus: z.string().nullish(),
        paidPrice: decimal,
        currency: z.string(),
        paymentConversationId: z.string(),
        fraudStatus: z.number().nullish(),
        cancels: z.array(movement).nullish(),
        itemTransactions: z.array(z.object({ refunds: z.array(movement).nullish() })).nullish(),
      }),
    )
    .nullish(),
});
export type ReportedPayment = NonNullable<z.output<typeof reported>['payments']>[number];

/** A page of one day's transactions, one per basket item; our orders have one item. */
export const dailyReport = z.object({
  status: z.literal('success'),
  totalPageCount: z.int().min(0).max(1000).nullish(),
  transactions: z
    .array(
      z.object({
        transactionType: z.enum(['PAYMENT', 'REFUND', 'CANCEL']),
        transactionStatus: z.number().nullish(),
        transactionCurrency: z.literal('TRY'),
        basketId: z.string(),
        paidPrice: decimal,
      }),
    )
    .nullish(),
});

export const refunded = z.union([
  z.object({
    status: z.literal('success'),
    paymentId: name,
    price: decimal,
    currency: z.string(),
    conversationId: z.string(),
    signature: z.string(),
  }),
  failed,
]);

export const notice = z.object({
  iyziEventType: z.string().max(50),
  iyziPaymentId: z.union([z.string().max(50), z.number()]),
  token: z.string().min(1).max(200),
  paymentConversationId: z.string().regex(/^[0-9a-f]{32}$/),
  status: z.string().max(50),
});
export type Notice = z.output<typeof notice>;

/** The form returns the customer with its token; our callback URL carries the order id (`orderParameter`). */
export const callback = z.object({
  siparis: z.string().regex(/^[0-9a-f]{32}$/),
  token: z.string().min(1).max(200),
});
export const orderParameter = 'siparis' satisfies keyof z.input<typeof callback>;
