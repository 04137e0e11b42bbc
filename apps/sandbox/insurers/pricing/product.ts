/** What a line's own pricing gives; the offer adds what all lines have in common. */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { History } from './history';
import type { Parts } from './price';

export interface Pricing<Question extends QuoteRequest = QuoteRequest> {
  facts: InsurerFacts;
  request: Question;
  history: History;
  /** Around 1: the insurer's level and a chance of its own for this question. */
  factor: number;
}
export interface Product
  extends
    Omit<Parts, 'discounts'>,
    Pick<InsurerOffer, 'step' | 'noClaimLevel' | 'assurances' | 'immLimits' | 'optionalCovers'> {
  /** Before those of campaigns and of the sale online. */
  discounts: Parts['discounts'];
}
