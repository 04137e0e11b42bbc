import type { OutputOf } from '@emsal/api/calls/table';
import { immLimitOf } from './imm-limit';
import type { OfferState } from './offer-state';
import { arrangeOffers } from './place-offers';

export interface Replacement {
  answer: OutputOf<'POST quoterequestapi/offer/createOfferForProductId'>;
  kind: 'imm' | 'assurance';
}

/** Replaces a changed offer, highlights its card and records what was modified (spec funnel 3.3). */
export function withReplacement(
  { offerList, sortedType, weights, modifiedImmProduct, modifiedAssuranceProduct }: OfferState,
  { answer: { offer, ...amounts }, kind }: Replacement,
): Partial<OfferState> {
  const { productId } = offer;
  const changed = offerList.map((one) => (one.productId === productId ? offer : one));
  return {
    offerList: arrangeOffers(changed, { by: sortedType, weights }),
    highlightedProduct: productId,
    modifiedImmProduct: kind === 'imm' ? { productId, amount: immLimitOf(offer) } : modifiedImmProduct,
    modifiedAssuranceProduct: kind === 'assurance' ? { productId, ...amounts } : modifiedAssuranceProduct,
  };
}
