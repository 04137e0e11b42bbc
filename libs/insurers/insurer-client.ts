/** The port to an insurer, independent of its dialect: quotes for the offer engine, policies for checkout. */
import type { IssueAnswer, Policy, PolicyOrder } from './policy-order';
import type { QuoteAnswer } from './quote-answer';
import type { QuoteRequest } from './quote-request';

export interface InsurerClient {
  /** Offers or a declined quote. Throws `InsurerFault` for any other answer, and the signal's reason when it aborts. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<QuoteAnswer>;
  /** Idempotent by `order.orderId`: sent twice, it returns the same policy. */
  issuePolicy(order: PolicyOrder, signal: AbortSignal): Promise<IssueAnswer>;
  /** The policy of an order whose answer was lost; null when the insurer never received it. */
  findPolicy(orderId: string, signal: AbortSignal): Promise<Policy | null>;
  /** Cancels the policy of an order, idempotently; null when there is none. */
  cancelPolicy(orderId: string, signal: AbortSignal): Promise<Policy | null>;
}

/** The insurer's side of the port: every dialect's server calls it; implemented by the sandbox and by tests. */
export interface InsurerStub {
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  issuePolicy(order: PolicyOrder): Promise<IssueAnswer>;
  findPolicy(orderId: string): Promise<Policy | null>;
  cancelPolicy(orderId: string): Promise<Policy | null>;
}
