/** What a visitor can have one insurer asked anew: a limit, covers on, accessories and campaigns off. */
import type { CampaignKind, Offer, OfferState } from '@emsal/state/offer/offer-state';
import type { Change } from './change-offer';

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

export const isChangeable = (offer: Offer, assumptions: Assumptions): boolean =>
  [offer.immLimits, offer.optionalCovers, assumptions.accessories, campaignsToLeave(offer, assumptions)].some(
    ({ length }) => length > 0,
  );

const sameValues = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether the wish is for what the offer is already. */
export const isAsItIs = (wish: Change, { change, minimumImm }: Pick<Offer, 'change' | 'minimumImm'>): boolean =>
  [undefined, minimumImm].includes(wish.immLimit) &&
  sameValues(wish.covers, change?.covers) &&
  sameValues(wish.accessoriesOff, change?.accessoriesOff) &&
  sameValues(wish.campaignsOff, change?.campaignsOff);

/** The list with the value, or without it where it was in. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
