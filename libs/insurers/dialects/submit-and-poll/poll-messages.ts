/** Messages of submit-and-poll: a request returns a ticket, and the ticket returns the result when it is ready. Converted by `poll-format.ts`. */
import { z } from 'zod';
import { cancellation, endorsement, policyChange, renewal, renewalTerms } from '../../policy-change';
import { policy, policyOrder } from '../../policy-order';
import { anyPolicyOrder } from '../../policy-order-v1';
import { declined, insurerOffer } from '../../quote-answer';
import { quoteRequest } from '../../quote-request';
import { anyQuoteRequest } from '../../read-quote-request';
import { fromWire, toWire } from '../wire-format';
import { pollFormat } from './poll-format';

const waiting = z.object({ state: z.literal('waiting') });
const refused = declined.omit({ kind: true }).extend({ state: z.literal('refused') });

export const quoteJob = z.object({ kind: z.literal('quote'), request: quoteRequest });
export const orderJob = z.object({ kind: z.literal('order'), order: policyOrder });
export const endorsementJob = z.object({ kind: z.literal('endorsement'), endorsement });
export const cancellationJob = z.object({ kind: z.literal('cancellation'), cancellation });
export const renewalJob = z.object({ kind: z.literal('renewal'), renewal });
/** As the insurer receives them: earlier backends still send the first version. */
export const receivedQuoteJob = quoteJob.extend({ request: anyQuoteRequest });
export const receivedOrderJob = orderJob.extend({ order: anyPolicyOrder });
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
export const changeResult = z.discriminatedUnion('state', [
  waiting,
  refused,
  z.object({ state: z.literal('ready'), change: policyChange }),
]);
export const termsResult = z.discriminatedUnion('state', [
  waiting,
  refused,
  z.object({ state: z.literal('ready'), terms: renewalTerms }),
]);
export const policyBody = z.object({ policy });

export const encode = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): unknown =>
  toWire(pollFormat, schema, value);
/** Schema of the wire format: converts and validates. */
export const wireSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((wire) => fromWire(pollFormat, schema, wire), schema);

export const paths = {
  quotes: '/jobs/quote',
  orders: '/jobs/order',
  endorsements: '/jobs/endorsement',
  cancellations: '/jobs/cancellation',
  renewals: '/jobs/renewal',
  ticket: (ticket: string) => `/tickets/${ticket}`,
  policy: (orderId: string) => `/orders/${orderId}`,
};
