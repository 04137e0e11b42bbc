/** The messages of the SOAP dialect: the domain's own schemas, converted by `soap-format.ts`. */
import { z } from 'zod';
import { cancellation, endorsement, policyChange, renewal, renewalTerms } from '../../policy-change';
import { policy, policyOrder } from '../../policy-order';
import { anyPolicyOrder } from '../../policy-order-v1';
import { declined, insurerOffer } from '../../quote-answer';
import { quoteRequest } from '../../quote-request';
import { anyQuoteRequest } from '../../read-quote-request';
import { hexId } from '../../scalars';

export const soapNamespace = 'http://www.w3.org/2003/05/soap-envelope';
export const insurerNamespace = 'urn:emsal:insurer:2';

const ofOrder = z.object({ orderId: hexId });

export const messages = {
  QuoteRequest: quoteRequest,
  QuoteResponse: z.object({ offer: z.array(insurerOffer).min(1).max(10) }),
  IssueRequest: policyOrder,
  IssueResponse: z.object({ policy }),
  FindPolicyRequest: ofOrder,
  CancelPolicyRequest: ofOrder,
  PolicyResponse: z.object({ policy: policy.optional() }),
  EndorsementRequest: endorsement,
  CancellationRequest: cancellation,
  PolicyChangeResponse: z.object({ change: policyChange }),
  RenewalTermsRequest: renewal,
  RenewalTermsResponse: z.object({ terms: renewalTerms }),
  /** Detail of a fault for a declined quote. */
  Refusal: declined.omit({ kind: true }),
} as const;
/** Requests as an insurer receives them: earlier backends still send the first version. */
export const receivedMessages: Partial<Record<MessageName, z.ZodType>> = {
  QuoteRequest: anyQuoteRequest,
  IssueRequest: anyPolicyOrder,
};
export type MessageName = keyof typeof messages;
export type Message<Name extends MessageName> = z.output<(typeof messages)[Name]>;
