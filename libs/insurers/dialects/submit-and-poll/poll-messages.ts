/** The wire of submit-then-poll: a question is taken in with a ticket, and the ticket answers when the price is ready. Money is lira text. */
import { z } from 'zod';
import { policy, policyOrder } from '../../policy-order';
import { declined, insurerOffer } from '../../quote-answer';
import { quoteRequest } from '../../quote-request';
import { liraText } from '../lira-text';

const part = z.object({ description: z.string().min(1).max(80), amount: liraText });
const wireOffer = insurerOffer.extend({
  base: liraText,
  discounts: z.array(part).max(10),
  taxes: z.array(part).max(10),
  instalmentCost: liraText,
  total: liraText,
});
const wirePolicy = policy.extend({ total: liraText });
const waiting = z.object({ state: z.literal('waiting') });
const refused = declined.omit({ kind: true }).extend({ state: z.literal('refused') });

export const quoteJob = z.object({ kind: z.literal('quote'), request: quoteRequest });
export const orderJob = z.object({ kind: z.literal('order'), order: policyOrder.extend({ total: liraText }) });
export const ticketBody = z.object({
  ticket: z.string().regex(/^[\w-]{8,64}$/),
  retryAfterMs: z.int().min(10).max(5_000),
});
export const quoteResult = z.discriminatedUnion('state', [
  waiting,
  refused,
  z.object({ state: z.literal('ready'), offers: z.array(wireOffer).min(1).max(10) }),
]);
export const orderResult = z.discriminatedUnion('state', [
  waiting,
  refused,
  z.object({ state: z.literal('ready'), policy: wirePolicy }),
]);
export const policyBody = z.object({ policy: wirePolicy });
export const paths = {
  quotes: '/jobs/quote',
  orders: '/jobs/order',
  ticket: (ticket: string) => `/tickets/${ticket}`,
  policy: (orderId: string) => `/orders/${orderId}`,
};
