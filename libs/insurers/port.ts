/** The port to an insurer: what the offer engine and the checkout may ask of any of them, whatever it speaks. */
import type { IssueAnswer, Policy, PolicyOrder } from './policy-order';
import type { QuoteAnswer } from './quote-answer';
import type { QuoteRequest } from './quote-request';

export interface InsurerClient {
  /** Offers or a refusal. Throws `InsurerFault` for anything else, and the signal's reason when it aborts. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<QuoteAnswer>;
  /** Idempotent by `order.orderId`: sent twice, it answers the same policy. */
  issuePolicy(order: PolicyOrder, signal: AbortSignal): Promise<IssueAnswer>;
  /** What became of an order whose answer was lost; null when the insurer never saw it. */
  findPolicy(orderId: string, signal: AbortSignal): Promise<Policy | null>;
  /** Cancels the policy of an order; null when there is none. Cancelling twice is cancelling once. */
  cancelPolicy(orderId: string, signal: AbortSignal): Promise<Policy | null>;
}

/** The same desk on the other side of the wire: the double of every dialect asks it, the sandbox is one. */
export interface InsurerDesk {
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  issuePolicy(order: PolicyOrder): Promise<IssueAnswer>;
  findPolicy(orderId: string): Promise<Policy | null>;
  cancelPolicy(orderId: string): Promise<Policy | null>;
}
