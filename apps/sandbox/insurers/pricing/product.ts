/** The part of an offer that the line's pricing determines. */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { History } from './history';
import type { Parts } from './price';

export interface Pricing<Question extends QuoteRequest = QuoteRequest> {
  facts: InsurerFacts;
  request: Question;
  history: History;
  /** Around 1: the insurer's price level with its variation for this request. */
  factor: number;
}
export interface Product
  extends
    Omit<Parts, 'discounts'>,
    Pick<InsurerOffer, 'step' | 'noClaimLevel' | 'assurances' | 'immLimits' | 'optionalCovers'> {
  /** Without campaign and online discounts. */
  discounts: Parts['discounts'];
}
