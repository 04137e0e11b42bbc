/** The port to an insurer, independent of its dialect: quotes for the offer engine, policies for checkout, changes for what lives after the sale. */
import type { Cancellation, ChangeAnswer, Endorsement, Renewal, RenewalAnswer } from './policy-change';
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
  /** Voids the policy of an order that was not paid for, idempotently; null when there is none. */
  voidPolicy(orderId: string, signal: AbortSignal): Promise<Policy | null>;
  /** Idempotent by `requestId`, as `cancelPolicy`. */
  endorse(endorsement: Endorsement, signal: AbortSignal): Promise<ChangeAnswer>;
  /** Ends a policy early, on a day and for a reason. */
  cancelPolicy(cancellation: Cancellation, signal: AbortSignal): Promise<ChangeAnswer>;
  /** At which price the insurer would renew. */
  renewalTerms(renewal: Renewal, signal: AbortSignal): Promise<RenewalAnswer>;
}

/** The insurer's side of the port: every dialect's server calls it; implemented by the sandbox and by tests. */
export interface InsurerStub {
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  issuePolicy(order: PolicyOrder): Promise<IssueAnswer>;
  findPolicy(orderId: string): Promise<Policy | null>;
  voidPolicy(orderId: string): Promise<Policy | null>;
  endorse(endorsement: Endorsement): Promise<ChangeAnswer>;
  cancelPolicy(cancellation: Cancellation): Promise<ChangeAnswer>;
  renewalTerms(renewal: Renewal): Promise<RenewalAnswer>;
}
