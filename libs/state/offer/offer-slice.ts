/** The offer lists of all lines, keyed by line id. */
import type { ProductId } from '@emsal/api/calls/identifiers';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import { offersPrepared } from './offers-prepared';
import { arrivalReducers } from './arrival-reducers';
import { initialOfferState } from './offer-state';
import type { CampaignKind, FilterGroup, OffersByLine, OfferState } from './offer-state';
import { offerReducer } from './offer-reducer';
import { withReplacement } from './replace-offer';
import type { Replacement } from './replace-offer';
import { viewReducers } from './view-reducers';

export type { OffersByLine } from './offer-state';

/** What leaving the offer list resets (spec funnel 4.2); the offers stay. */
const viewDefaults = (({
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
    ...arrivalReducers,
    ...viewReducers,
    campaignsLoaded: offerReducer<Pick<OfferState, 'campaignList'>>((_, { campaignList }) => ({ campaignList })),
    abTestsLoaded: offerReducer<Pick<OfferState, 'abTestList'>>((_, { abTestList }) => ({ abTestList })),
    crossOffersLoaded: offerReducer<Pick<OfferState, 'crossOfferList'>>((_, { crossOfferList }) => ({
      crossOfferList,
    })),
    passiveFavouritesLoaded: offerReducer<Pick<OfferState, 'passiveFavourites'>>((_, { passiveFavourites }) => ({
      passiveFavourites,
    })),
    filterGroupsLoaded: offerReducer<{ filterGroups: readonly FilterGroup[] }>((_, { filterGroups }) => ({
      filterGroups,
    })),
    /** Once closed it stays closed. */
    upsellLoaded: offerReducer<Pick<OfferState, 'upsellItems'>>(({ upsellItems: { showAgain } }, { upsellItems }) => ({
      upsellItems: { ...upsellItems, isOpenCard: showAgain, showAgain },
    })),
    upsellClosed: offerReducer(({ upsellItems }) => ({
      upsellItems: { ...upsellItems, isOpenCard: false, showAgain: false },
    })),
    /** Replaces a changed offer and highlights its card. */
    offerReplaced: offerReducer<Replacement>(withReplacement),
    highlightEnded: offerReducer<{ productId: ProductId }>(({ highlightedProduct }, { productId }) =>
      highlightedProduct === productId ? { highlightedProduct: null } : {},
    ),
    campaignSelected: offerReducer<{ kind: CampaignKind; id: string | null }>(
      ({ selectedCampaigns }, { kind, id }) => ({
        selectedCampaigns: { ...selectedCampaigns, [kind]: id },
      }),
    ),
    preloaderEnded: offerReducer(() => ({ isPreloading: false })),
    actionStarted: offerReducer<{ productId: ProductId }>(({ busyProducts }, { productId }) => ({
      busyProducts: [...busyProducts, productId],
    })),
    actionEnded: offerReducer<{ productId: ProductId }>(({ busyProducts }, { productId }) => ({
      busyProducts: busyProducts.filter((busy) => busy !== productId),
    })),
    listLeft: offerReducer(() => viewDefaults),
  },
  extraReducers: (builder) => {
    builder.addCase(offersPrepared, (state, { payload: { line } }) => ({ ...state, [line]: initialOfferState }));
  },
});

export const {
  abTestsLoaded,
  activeRowChanged,
  actionStarted,
  actionEnded,
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
  freshOffersCleared,
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
  weightsChosen,
  weightsPublished,
} = offerSlice.actions;

/** The offers of a line; the initial state until loaded. */
export const selectOffers =
  (line: LineId) =>
  (state: { offer?: OffersByLine }): OfferState =>
    state.offer?.[line] ?? initialOfferState;
