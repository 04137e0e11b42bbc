/** The wire of submit-then-poll: a question is taken in with a ticket, and the ticket answers when the price is ready. `poll-form.ts` writes it. */
import { z } from 'zod';
import { policy, policyOrder } from '../../policy-order';
import { declined, insurerOffer } from '../../quote-answer';
import { quoteRequest } from '../../quote-request';
import { fromWire, toWire } from '../wire-form';
import { pollForm } from './poll-form';

const waiting = z.object({ state: z.literal('waiting') });
const refused = declined.omit({ kind: true }).extend({ state: z.literal('refused') });

export const quoteJob = z.object({ kind: z.literal('quote'), request: quoteRequest });
export const orderJob = z.object({ kind: z.literal('order'), order: policyOrder });
export const ticketBody = z.object({
  ticket: z.string().regex(/^[\w-]{8,64}$/),
  retryAfterMs: z.int().min(10).max(5_000),
});
export const quoteResult = z.discriminatedUnion('state', [
  waiting,
  refused,
  z.object({ state: z.literal('ready'), offers: z.array(insurerOffer).min(1).max(10) }),
]);
export const orderResult = z.discriminatedUnion('state', [
  waiting,
  refused,
  z.object({ state: z.literal('ready'), policy }),
]);
export const policyBody = z.object({ policy });

export const written = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): unknown =>
  toWire(pollForm, schema, value);
/** The schema of what is on the wire: it reads and judges. */
export const onWire = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((wire) => fromWire(pollForm, schema, wire), schema);

export const paths = {
  quotes: '/jobs/quote',
  orders: '/jobs/order',
  ticket: (ticket: string) => `/tickets/${ticket}`,
  policy: (orderId: string) => `/orders/${orderId}`,
};
