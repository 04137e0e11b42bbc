/** iyzico's messages: the order of a checkout form and the schemas of its answers. */
import { z } from 'zod';
import type { BankOrder, Buyer } from '../bank-port';
import { decimalOf } from '../decimal-money';

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

/** The form returns the customer with its token; our callback URL carries the order id (`orderParameter`). */
export const callback = z.object({
  siparis: z.string().regex(/^[0-9a-f]{32}$/),
  token: z.string().min(1).max(200),
});
const orderParameter = 'siparis' satisfies keyof z.input<typeof callback>;

/** One virtual item, with the only payment plan that the customer chose on our page. */
export const formOrder = ({ orderId, amount, instalments, callbackUrl, item, buyer }: BankOrder): object => ({
  locale: 'tr',
  conversationId: orderId,
  basketId: orderId,
  price: decimalOf(amount),
  paidPrice: decimalOf(amount),
  currency: 'TRY',
  paymentGroup: 'PRODUCT',
  callbackUrl: `${callbackUrl}?${orderParameter}=${orderId}`,
  enabledInstallments: [instalments],
  buyer: buyerOf(orderId, buyer),
  billingAddress: { contactName: buyer.name, city: buyer.city, country: 'Turkey', address: buyer.address },
  basketItems: [{ id: orderId, name: item, category1: 'Sigorta', itemType: 'VIRTUAL', price: decimalOf(amount) }],
});

const buyerOf = (id: string, { identityNo, name: fullName, email, phoneNumber, city, address, ip }: Buyer): object => {
  const [surname = '', ...names] = fullName.trim().split(/\s+/).reverse();
  return {
    id,
    name: names.reverse().join(' ') || surname,
    surname,
    identityNumber: identityNo,
    email,
    gsmNumber: `+90${phoneNumber}`,
    registrationAddress: address,
    city,
    country: 'Turkey',
    ip,
  };
};
