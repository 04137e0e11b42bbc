/** One slice for the offer lists of all lines, keyed by line id. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import { offersPrepared } from '../funnel/prepare-offers';
import { arrivals } from './arrivals';
import { initialOfferState } from './offer-state';
import type { CampaignKind, FilterGroup, OffersByLine, OfferState } from './offer-state';
import { own } from './own';
import { withReplacement } from './replace-offer';
import type { Replacement } from './replace-offer';
import { views } from './views';

export type { OffersByLine } from './offer-state';

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
    ...arrivals,
    ...views,
    campaignsLoaded: own<Pick<OfferState, 'campaignList'>>((_, { campaignList }) => ({ campaignList })),
    abTestsLoaded: own<Pick<OfferState, 'abTestList'>>((_, { abTestList }) => ({ abTestList })),
    crossOffersLoaded: own<Pick<OfferState, 'crossOfferList'>>((_, { crossOfferList }) => ({ crossOfferList })),
    passiveFavouritesLoaded: own<Pick<OfferState, 'passiveFavourites'>>((_, { passiveFavourites }) => ({
      passiveFavourites,
    })),
    filterGroupsLoaded: own<{ filterGroups: readonly FilterGroup[] }>((_, { filterGroups }) => ({ filterGroups })),
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
  newsAged,
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
