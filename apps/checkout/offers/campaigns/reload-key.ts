import type { OfferState } from '@emsal/state/offer/offer-state';

/** What the offers rest on, apart from the form: when it changes, they are loaded anew (spec funnel 4.2). */
export const reloadKey = ({
  selectedCampaigns: { child, driver },
  modifiedImmProduct: imm,
  modifiedAssuranceProduct: assurance,
}: OfferState): string =>
  JSON.stringify([child, driver, imm.productId, imm.amount, assurance.productId, assurance.totalAmountWithDiscount]);
