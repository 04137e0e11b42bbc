/** Offers as they come: what each arrival makes of the list. */
import type { InsurerState, Offer, OfferList, OfferState, ZeroOffer } from './offer-state';
import { own } from './own';
import { placeOffers } from './place-offers';

/** Id of the offer under the pointer or the focus; null when the visitor touches none. */
interface Held {
  heldId: string | null;
}

interface Arrival extends Held {
  offer: Offer;
  /** Came while the visitor was looking at the others already. */
  isNews: boolean;
}

/** Numbers of the campaigns, which are those of `discountList` (spec funnel 3.3). */
const campaignIds = { job: 0, child: 3, driver: 6 } as const;

function withInsurer(insurers: readonly InsurerState[], heard: InsurerState): readonly InsurerState[] {
  const place = insurers.findIndex(({ firmId }) => firmId === heard.firmId);
  if (place < 0) return [...insurers, heard];
  const { name, state, reason } = insurers[place]!;
  const isKnown = name === heard.name && state === heard.state && reason === heard.reason;
  return isKnown ? insurers : insurers.with(place, heard);
}

/** The code of the first job discount among the offers (spec funnel 4.2); a discount without one has an empty code. */
const jobCampaignOf = (offers: readonly Offer[]): string | null =>
  offers.flatMap((offer) => offer.discountList).find((discount) => discount.type === campaignIds.job)?.customDataCode ||
  null;

/** What the list says, but for what the visitor has touched while it was on its way. */
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

/** The answers of GetOfferList among what is shown already; what an insurer took back goes. */
function withList(
  { offerList, waitingOffers, sortedType, weights }: OfferState,
  offers: readonly Offer[],
  heldId: string | null,
): Partial<OfferState> {
  const isStill = (offer: Offer): boolean => offers.some(({ id }) => id === offer.id);
  const placed = placeOffers({
    shown: offerList.filter(isStill),
    waiting: waitingOffers.filter(isStill),
    arrived: offers,
    by: sortedType,
    weights,
    heldId,
  });
  return { offerList: placed.shown, waitingOffers: placed.waiting };
}

function withArrival(
  { offerList, waitingOffers, sortedType, weights, freshOffers }: OfferState,
  { offer, isNews, heldId }: Arrival,
): Partial<OfferState> {
  const isKnown = [...offerList, ...waitingOffers].some(({ id }) => id === offer.id);
  const placed = placeOffers({
    shown: offerList,
    waiting: waitingOffers,
    arrived: [offer],
    by: sortedType,
    weights,
    heldId,
  });
  return {
    offerList: placed.shown,
    waitingOffers: placed.waiting,
    freshOffers: isNews && !isKnown ? [...freshOffers, offer.id] : freshOffers,
  };
}

export const arrivals = {
  /** The list is entered: what it showed before goes, how it is sorted stays. */
  offersRequested: own(() => ({
    offerList: [],
    waitingOffers: [],
    freshOffers: [],
    touchedFavourites: [],
    insurers: [],
    zeroOffer: null,
    state: 'running',
    isPreloading: true,
  })),
  offersLoaded: own<{ list: OfferList } & Held>(
    (
      before,
      {
        list: {
          quoteHeaderId,
          insurers,
          notAsked,
          state,
          zeroOffer,
          userInformation,
          assumptions,
          formChange,
          offerList,
        },
        heldId,
      },
    ) => ({
      ...{ quoteHeaderId, insurers, notAsked, state, zeroOffer, userInformation, assumptions, formChange },
      ...withList(before, offerList, heldId),
      favouritesList: favouritesOf(before, offerList),
      selectedCampaigns: {
        ...chosenCampaigns(assumptions),
        job: before.selectedCampaigns.job ?? jobCampaignOf(offerList),
      },
    }),
  ),
  insurerAnswered: own<{ insurer: InsurerState }>(({ insurers }, { insurer }) => ({
    insurers: withInsurer(insurers, insurer),
  })),
  offerArrived: own<Arrival>(withArrival),
  /** Nothing is news any longer. */
  newsAged: own(() => ({ freshOffers: [] })),
  offersCompleted: own<{ zeroOffer: ZeroOffer | null }>((_, { zeroOffer }) => ({ state: 'complete', zeroOffer })),
};
