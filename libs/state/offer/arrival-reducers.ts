/** Reducers for arriving offers. */
import type { InsurerState, Offer, OfferList, OfferState, NoOffer } from './offer-state';
import { offerReducer } from './offer-reducer';
import { placeOffers } from './place-offers';

/** Id of the hovered or focused offer; null when there is none. */
interface WithActiveOffer {
  activeOfferId: string | null;
}

interface Arrival extends WithActiveOffer {
  offer: Offer;
  /** Arrived after the first offers were shown. */
  isFresh: boolean;
}

/** Campaign ids, as in `discountList` (spec funnel 3.3). */
const campaignIds = { job: 0, child: 3, driver: 6 } as const;

function withInsurer(insurers: readonly InsurerState[], insurer: InsurerState): readonly InsurerState[] {
  const index = insurers.findIndex(({ firmId }) => firmId === insurer.firmId);
  if (index < 0) return [...insurers, insurer];
  const { name, state, reason } = insurers[index]!;
  const isKnown = name === insurer.name && state === insurer.state && reason === insurer.reason;
  return isKnown ? insurers : insurers.with(index, insurer);
}

/** Code of the first job discount among the offers (spec funnel 4.2); a discount without one has an empty code. */
const jobCampaignOf = (offers: readonly Offer[]): string | null =>
  offers.flatMap((offer) => offer.discountList).find((discount) => discount.type === campaignIds.job)?.customDataCode ||
  null;

/** Favourites of the list, except those the visitor toggled while it was loading. */
const favouritesOf = ({ favouritesList, touchedFavourites }: OfferState, offers: readonly Offer[]): readonly number[] =>
  offers
    .filter(({ isFavorite, productId }) =>
      touchedFavourites.includes(productId) ? favouritesList.includes(productId) : isFavorite,
    )
    .map(({ productId }) => productId);

const chosenCampaigns = ({ campaigns: { child, driver } }: OfferState['assumptions']) => ({
  child: child ? String(campaignIds.child) : null,
  driver: driver ? String(campaignIds.driver) : null,
});

/** What GetOfferList says beside the offers. */
const loadedFacts = ({
  quoteHeaderId,
  insurers,
  notAsked,
  state,
  zeroOffer,
  userInformation,
  assumptions,
  options,
  formChange,
}: OfferList) => ({
  quoteHeaderId,
  insurers,
  notAsked,
  state,
  zeroOffer,
  userInformation,
  assumptions,
  options,
  formChange,
});

/** Merges GetOfferList into the shown offers; withdrawn offers are removed. A complete list holds no row. */
const withList = (
  { offerList, sortedType, weights }: OfferState,
  { offerList: arrived, state }: OfferList,
  activeOfferId: string | null,
): readonly Offer[] =>
  placeOffers({
    shown: offerList.filter((offer) => arrived.some(({ id }) => id === offer.id)),
    arrived,
    by: sortedType,
    weights,
    activeOfferId: state === 'running' ? activeOfferId : null,
  });

const placed = (
  { offerList: shown, sortedType: by, weights }: OfferState,
  arrived: readonly Offer[],
  activeOfferId: string | null,
): readonly Offer[] => placeOffers({ shown, arrived, by, weights, activeOfferId });

function withArrival(before: OfferState, { offer, isFresh, activeOfferId }: Arrival): Partial<OfferState> {
  const isKnown = before.offerList.some(({ id }) => id === offer.id);
  return {
    offerList: placed(before, [offer], activeOfferId),
    freshOffers: isFresh && !isKnown ? [...before.freshOffers, offer.id] : before.freshOffers,
  };
}

export const arrivalReducers = {
  /** Clears the previous list but keeps the sort order. */
  offersRequested: offerReducer(() => ({
    offerList: [],
    freshOffers: [],
    touchedFavourites: [],
    insurers: [],
    zeroOffer: null,
    state: 'running',
    isPreloading: true,
  })),
  offersLoaded: offerReducer<{ list: OfferList } & WithActiveOffer>((before, { list, activeOfferId }) => ({
    ...loadedFacts(list),
    offerList: withList(before, list, activeOfferId),
    favouritesList: favouritesOf(before, list.offerList),
    selectedCampaigns: {
      ...chosenCampaigns(list.assumptions),
      job: before.selectedCampaigns.job ?? jobCampaignOf(list.offerList),
    },
  })),
  insurerAnswered: offerReducer<{ insurer: InsurerState }>(({ insurers }, { insurer }) => ({
    insurers: withInsurer(insurers, insurer),
  })),
  offerArrived: offerReducer<Arrival>(withArrival),
  freshOffersCleared: offerReducer(() => ({ freshOffers: [] })),
  /** Another row is active, or none: the previous one moves to its place. A complete list has held none. */
  activeRowChanged: offerReducer<WithActiveOffer>((before, { activeOfferId }) =>
    before.state === 'running' ? { offerList: placed(before, [], activeOfferId) } : {},
  ),
  /** No row is held any longer. */
  offersCompleted: offerReducer<{ zeroOffer: NoOffer | null }>((before, { zeroOffer }) => ({
    state: 'complete',
    offerList: placed(before, [], null),
    zeroOffer,
  })),
};
