/** Whether anything about an offer can be changed. */
import type { CampaignKind, Offer, OfferState } from '@emsal/state/offer/offer-state';

type Assumptions = OfferState['assumptions'];

/** Campaigns that this insurer granted, or that were removed from this product before. */
export const removableCampaigns = (
  { campaigns, change }: Pick<Offer, 'campaigns' | 'change'>,
  assumptions: Assumptions,
): CampaignKind[] =>
  campaigns
    .filter(({ kind, isApplied }) => isApplied || change?.campaignsOff?.includes(kind))
    .map(({ kind }) => kind)
    .filter((kind) => assumptions.campaigns[kind] !== undefined);

/** A passive favourite is not in the list, so no changed offer could replace it. */
export const isChangeable = (offer: Offer, assumptions: Assumptions): boolean =>
  !offer.isPassiveFavorite &&
  [offer.immLimits, offer.optionalCovers, assumptions.accessories, removableCampaigns(offer, assumptions)].some(
    ({ length }) => length > 0,
  );
