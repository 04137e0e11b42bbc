import type { OutputOf } from '@emsal/api/calls/table';
import { immLimitOf } from './imm-limit';
import type { OfferState } from './offer-state';
import { arrangeOffers } from './place-offers';

export interface Replacement {
  answer: OutputOf<'POST quoterequestapi/offer/createOfferForProductId'>;
  kind: 'imm' | 'assurance';
}

/** The changed offer in the place of the old one, and what was modified of it (spec funnel 3.3); its card is marked. */
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
