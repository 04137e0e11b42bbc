import type { OfferState } from '@emsal/state/offer/offer-state';

/** Everything beside the form that the offers depend on: they are reloaded when it changes (spec funnel 4.2). */
export const reloadKey = ({
  selectedCampaigns: { child, driver },
  modifiedImmProduct: imm,
  modifiedAssuranceProduct: assurance,
}: OfferState): string =>
  JSON.stringify([child, driver, imm.productId, imm.amount, assurance.productId, assurance.totalAmountWithDiscount]);
