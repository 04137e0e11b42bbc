/** One slice for the offer lists of all lines, keyed by line id. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import { forLine } from '../for-line';
import { offersPrepared } from '../funnel/prepare-offers';
import { toggleFilter } from './filter-offers';
import { initialOfferState } from './offer-state';
import type {
  CampaignKind,
  FilterGroup,
  InsurerState,
  Offer,
  OfferList,
  OffersByLine,
  OfferState,
  SortedType,
  ZeroOffer,
} from './offer-state';
import { arrangeOffers, placeOffers } from './place-offers';
import { withReplacement } from './replace-offer';
import type { Replacement } from './replace-offer';

export type { OffersByLine } from './offer-state';

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
const own = forLine(initialOfferState);

function withInsurer(insurers: readonly InsurerState[], heard: InsurerState): readonly InsurerState[] {
  const place = insurers.findIndex((insurer) => insurer.firmId === heard.firmId);
  return place < 0 ? [...insurers, heard] : insurers.with(place, heard);
}

/** The code of the first job discount among the offers (spec funnel 4.2). */
const jobCampaignOf = (offers: readonly Offer[]): string | null =>
  offers.flatMap((offer) => offer.discountList).find((discount) => discount.type === campaignIds.job)?.customDataCode ??
  null;

const toggled = (list: readonly number[], productId: number): readonly number[] =>
  list.includes(productId) ? list.filter((one) => one !== productId) : [...list, productId];

const favouritesOf = (offers: readonly Offer[]): readonly number[] =>
  offers.filter(({ isFavorite }) => isFavorite).map(({ productId }) => productId);

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

/** All that came, in an order that is chosen now. */
const withAll = (
  { offerList, waitingOffers, sortedType, weights }: OfferState,
  how: Partial<Pick<OfferState, 'sortedType' | 'weights'>>,
): Partial<OfferState> => {
  const chosen = { sortedType, weights, ...how };
  return {
    ...chosen,
    offerList: arrangeOffers([...offerList, ...waitingOffers], { by: chosen.sortedType, weights: chosen.weights }),
    waitingOffers: [],
  };
};

/** What leaving the offer list resets (spec funnel 4.2); what was offered stays. */
const leftBehind = (({
  filters,
  compareList,
  isPreloading,
  isRedirectSale,
  upsellItems,
  busyProducts,
  highlightedProduct,
}) => ({ filters, compareList, isPreloading, isRedirectSale, upsellItems, busyProducts, highlightedProduct }))(
  initialOfferState,
);

const initialState: OffersByLine = {};

export const offerSlice = createSlice({
  name: 'offer',
  initialState,
  reducers: {
    /** The list is entered: what it showed before goes, how it is sorted stays. */
    offersRequested: own(() => ({
      offerList: [],
      waitingOffers: [],
      freshOffers: [],
      insurers: [],
      zeroOffer: null,
      state: 'running',
      isPreloading: true,
    })),
    offersLoaded: own<{ list: OfferList } & Held>(
      (
        before,
        {
          list: { quoteHeaderId, insurers, notAsked, state, zeroOffer, userInformation, assumptions, offerList },
          heldId,
        },
      ) => ({
        ...{ quoteHeaderId, insurers, notAsked, state, zeroOffer, userInformation, assumptions },
        ...withList(before, offerList, heldId),
        favouritesList: favouritesOf(offerList),
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
    /** No longer news. */
    offerAged: own<{ id: string }>(({ freshOffers }, { id }) => ({
      freshOffers: freshOffers.filter((fresh) => fresh !== id),
    })),
    offersCompleted: own<{ zeroOffer: ZeroOffer | null }>((_, { zeroOffer }) => ({ state: 'complete', zeroOffer })),
    waitingShown: own((before) => withAll(before, {})),
    sortChosen: own<{ sortedType: SortedType }>((before, { sortedType }) => withAll(before, { sortedType })),
    /** The visitor's own shares: the score changes, and what is best by it. */
    weightsChosen: own<Pick<OfferState, 'weights'>>((before, { weights }) => withAll(before, { weights })),
    campaignsLoaded: own<Pick<OfferState, 'campaignList'>>((_, { campaignList }) => ({ campaignList })),
    abTestsLoaded: own<Pick<OfferState, 'abTestList'>>((_, { abTestList }) => ({ abTestList })),
    crossOffersLoaded: own<Pick<OfferState, 'crossOfferList'>>((_, { crossOfferList }) => ({ crossOfferList })),
    passiveFavouritesLoaded: own<Pick<OfferState, 'passiveFavourites'>>((_, { passiveFavourites }) => ({
      passiveFavourites,
    })),
    filterGroupsLoaded: own<{ filterGroups: readonly FilterGroup[] }>((_, { filterGroups }) => ({ filterGroups })),
    filterToggled: own<{ key: FilterGroup['key']; code: string }>(({ filters }, { key, code }) => ({
      filters: toggleFilter(filters, key, code),
    })),
    filtersCleared: own(() => ({ filters: {} })),
    /** A passive favourite can only be given up. */
    favouriteToggled: own<{ productId: number }>(({ favouritesList, passiveFavourites }, { productId }) =>
      passiveFavourites.some((offer) => offer.productId === productId)
        ? { passiveFavourites: passiveFavourites.filter((offer) => offer.productId !== productId) }
        : { favouritesList: toggled(favouritesList, productId) },
    ),
    /** One more than `most` is not taken: what was chosen before stays. */
    compareToggled: own<{ productId: number; most: number }>(({ compareList }, { productId, most }) =>
      compareList.includes(productId) || compareList.length < most
        ? { compareList: toggled(compareList, productId) }
        : {},
    ),
    compareChosen: own<Pick<OfferState, 'compareList'>>((_, { compareList }) => ({ compareList })),
    /** Closed once, it stays closed. */
    upsellLoaded: own<Pick<OfferState, 'upsellItems'>>(({ upsellItems: { showAgain } }, { upsellItems }) => ({
      upsellItems: { ...upsellItems, isOpenCard: showAgain, showAgain },
    })),
    upsellClosed: own(({ upsellItems }) => ({ upsellItems: { ...upsellItems, isOpenCard: false, showAgain: false } })),
    /** An insurer answered for one product again: its offer takes the place of the old one and its card is marked. */
    offerReplaced: own<Replacement>(withReplacement),
    highlightEnded: own<{ productId: number }>(({ highlightedProduct }, { productId }) =>
      highlightedProduct === productId ? { highlightedProduct: null } : {},
    ),
    campaignSelected: own<{ kind: CampaignKind; id: string | null }>(({ selectedCampaigns }, { kind, id }) => ({
      selectedCampaigns: { ...selectedCampaigns, [kind]: id },
    })),
    preloaderEnded: own(() => ({ isPreloading: false })),
    buyPressed: own<{ productId: number }>(({ busyProducts }, { productId }) => ({
      busyProducts: [...busyProducts, productId],
    })),
    buyReleased: own<{ productId: number }>(({ busyProducts }, { productId }) => ({
      busyProducts: busyProducts.filter((busy) => busy !== productId),
    })),
    listLeft: own(() => leftBehind),
  },
  extraReducers: (builder) => {
    builder.addCase(
      offersPrepared,
      own<{ page: string }>(() => initialOfferState),
    );
  },
});

export const {
  abTestsLoaded,
  buyPressed,
  buyReleased,
  campaignsLoaded,
  campaignSelected,
  compareChosen,
  compareToggled,
  crossOffersLoaded,
  favouriteToggled,
  filterGroupsLoaded,
  filtersCleared,
  filterToggled,
  highlightEnded,
  insurerAnswered,
  listLeft,
  offerAged,
  offerArrived,
  offerReplaced,
  offersCompleted,
  offersLoaded,
  offersRequested,
  passiveFavouritesLoaded,
  preloaderEnded,
  sortChosen,
  upsellClosed,
  upsellLoaded,
  waitingShown,
  weightsChosen,
} = offerSlice.actions;

/** The offers of a line; empty until asked for. */
export const selectOffers =
  (line: LineId) =>
  (state: { offer?: OffersByLine }): OfferState =>
    state.offer?.[line] ?? initialOfferState;
