/** Whether there is anything for which one insurer can be asked anew; `what-ifs.ts` has what the dialog asks. */
import type { CampaignKind, Offer, OfferState } from '@emsal/state/offer/offer-state';

type Assumptions = OfferState['assumptions'];

/** Campaigns of the list that this insurer granted, or that were taken off this product before. */
export const campaignsToLeave = (
  { campaigns, change }: Pick<Offer, 'campaigns' | 'change'>,
  assumptions: Assumptions,
): CampaignKind[] =>
  campaigns
    .filter(({ kind, isApplied }) => isApplied || change?.campaignsOff?.includes(kind))
    .map(({ kind }) => kind)
    .filter((kind) => assumptions.campaigns[kind] !== undefined);

/** A passive favourite stands in no list in which an answer could take its place. */
export const isChangeable = (offer: Offer, assumptions: Assumptions): boolean =>
  !offer.isPassiveFavorite &&
  [offer.immLimits, offer.optionalCovers, assumptions.accessories, campaignsToLeave(offer, assumptions)].some(
    ({ length }) => length > 0,
  );
