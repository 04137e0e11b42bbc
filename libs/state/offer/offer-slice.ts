/** One slice for the offer lists of all lines, keyed by line id. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import { forLine } from '../for-line';
import { offersPrepared } from '../funnel/prepare-offers';
import { initialOfferState } from './offer-state';
import type {
  CampaignKind,
  InsurerState,
  Offer,
  OfferList,
  OffersByLine,
  OfferState,
  SortedType,
  ZeroOffer,
} from './offer-state';
import { arrangeOffers, placeOffers } from './place-offers';

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

const jobDiscount = 0;
const own = forLine(initialOfferState);

function withInsurer(insurers: readonly InsurerState[], heard: InsurerState): readonly InsurerState[] {
  const place = insurers.findIndex((insurer) => insurer.firmId === heard.firmId);
  return place < 0 ? [...insurers, heard] : insurers.with(place, heard);
}

/** The code of the first job discount among the offers (spec funnel 4.2). */
const jobCampaignOf = (offers: readonly Offer[]): string | null =>
  offers.flatMap((offer) => offer.discountList).find((discount) => discount.type === jobDiscount)?.customDataCode ??
  null;

/** The answers of GetOfferList among what is shown already; what an insurer took back goes. */
function withList(
  { offerList, waitingOffers, sortedType }: OfferState,
  offers: readonly Offer[],
  heldId: string | null,
): Partial<OfferState> {
  const isStill = (offer: Offer): boolean => offers.some(({ id }) => id === offer.id);
  const placed = placeOffers({
    shown: offerList.filter(isStill),
    waiting: waitingOffers.filter(isStill),
    arrived: offers,
    by: sortedType,
    heldId,
  });
  return { offerList: placed.shown, waitingOffers: placed.waiting };
}

function withArrival(
  { offerList, waitingOffers, sortedType, freshOffers }: OfferState,
  { offer, isNews, heldId }: Arrival,
): Partial<OfferState> {
  const isKnown = [...offerList, ...waitingOffers].some(({ id }) => id === offer.id);
  const placed = placeOffers({ shown: offerList, waiting: waitingOffers, arrived: [offer], by: sortedType, heldId });
  return {
    offerList: placed.shown,
    waitingOffers: placed.waiting,
    freshOffers: isNews && !isKnown ? [...freshOffers, offer.id] : freshOffers,
  };
}

const withAll = ({ offerList, waitingOffers }: OfferState, sortedType: SortedType): Partial<OfferState> => ({
  sortedType,
  offerList: arrangeOffers([...offerList, ...waitingOffers], sortedType),
  waitingOffers: [],
});

/** What leaving the offer list resets (spec funnel 4.2); what was offered stays. */
const leftBehind = (({ filters, compareList, isPreloading, isRedirectSale, upsellItems, busyProducts }) => ({
  filters,
  compareList,
  isPreloading,
  isRedirectSale,
  upsellItems,
  busyProducts,
}))(initialOfferState);

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
      (before, { list: { quoteHeaderId, insurers, state, zeroOffer, userInformation, offerList }, heldId }) => ({
        ...{ quoteHeaderId, insurers, state, zeroOffer, userInformation },
        ...withList(before, offerList, heldId),
        selectedCampaigns: {
          ...before.selectedCampaigns,
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
    waitingShown: own((before) => withAll(before, before.sortedType)),
    sortChosen: own<{ sortedType: SortedType }>((before, { sortedType }) => withAll(before, sortedType)),
    campaignsLoaded: own<Pick<OfferState, 'campaignList'>>((_, { campaignList }) => ({ campaignList })),
    abTestsLoaded: own<Pick<OfferState, 'abTestList'>>((_, { abTestList }) => ({ abTestList })),
    crossOffersLoaded: own<Pick<OfferState, 'crossOfferList'>>((_, { crossOfferList }) => ({ crossOfferList })),
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
  crossOffersLoaded,
  insurerAnswered,
  listLeft,
  offerAged,
  offerArrived,
  offersCompleted,
  offersLoaded,
  offersRequested,
  preloaderEnded,
  sortChosen,
  waitingShown,
} = offerSlice.actions;

/** The offers of a line; empty until asked for. */
export const selectOffers =
  (line: LineId) =>
  (state: { offer?: OffersByLine }): OfferState =>
    state.offer?.[line] ?? initialOfferState;
