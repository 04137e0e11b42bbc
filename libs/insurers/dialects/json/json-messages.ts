/** Messages of the JSON dialect: the domain's schemas under one key each; a declined quote is a 422. */
import { z } from 'zod';
import { cancellation, endorsement, policyChange, renewal, renewalTerms } from '../../policy-change';
import { policy, policyOrder } from '../../policy-order';
import { anyPolicyOrder } from '../../policy-order-v1';
import { declined, insurerOffer } from '../../quote-answer';
import { quoteRequest } from '../../quote-request';
import { anyQuoteRequest } from '../../read-quote-request';

export const quoteBody = z.object({ quote: quoteRequest });
export const offersBody = z.object({ offers: z.array(insurerOffer).min(1).max(10) });
export const refusalBody = declined.omit({ kind: true });
export const orderBody = z.object({ order: policyOrder });
export const policyBody = z.object({ policy });
export const endorsementBody = z.object({ endorsement });
export const cancellationBody = z.object({ cancellation });
export const changeBody = z.object({ change: policyChange });
export const renewalBody = z.object({ renewal });
export const termsBody = z.object({ terms: renewalTerms });
/** As the insurer receives them. */
export const receivedQuoteBody = z.object({ quote: anyQuoteRequest });
export const receivedOrderBody = z.object({ order: anyPolicyOrder });
export const refusedStatus = 422;
export const changePaths = {
  endorse: '/endorsements',
  cancel: '/cancellations',
  renewalTerms: '/renewals',
} as const;
export const policyPath = (orderId: string) => `/policies/${orderId}`;
