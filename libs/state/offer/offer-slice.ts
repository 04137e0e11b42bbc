/** One slice for the offer lists of all lines, keyed by line id. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { createSlice } from '@emsal/platform/store';
import type { PayloadAction } from '@emsal/platform/store';
import { initialOfferState } from './offer-state';
import type { Campaign, CrossOffer, InsurerState, Offer, OfferList, OfferState, SortedType, ZeroOffer } from './offer-state';
import { arrangeOffers, placeOffer } from './place-offers';

export type OffersByLine = Partial<Record<LineId, OfferState>>;
/** Every action names its line. */
export type OfLine<T extends object = object> = PayloadAction<{ line: LineId } & T>;

const jobDiscount = 0;

const of = (state: OffersByLine, line: LineId): OfferState => (state[line] ??= initialOfferState);
const put = (state: OffersByLine, line: LineId, change: Partial<OfferState>): void => {
  state[line] = { ...of(state, line), ...change };
};
const jobCampaignOf = (offers: readonly Offer[]): string | null =>
  offers.flatMap((offer) => offer.discountList).find((discount) => discount.type === jobDiscount)?.customDataCode ?? null;

export const offerSlice = createSlice({
  name: 'offer',
  initialState: {} as OffersByLine,
  reducers: {
    /** The list is entered or loaded anew: what it showed goes, what was chosen stays. */
    offersRequested: (state, { payload: { line, visitId } }: OfLine<{ visitId: string }>) =>
      put(state, line, { visitId, offerList: [], waitingOffers: [], freshOffers: [], insurers: [], zeroOffer: null, state: 'running', isPreloading: true }),
    /** The whole answer of GetOfferList; sort and filters stay as they were chosen. */
    offersLoaded: (state, { payload: { line, list } }: OfLine<{ list: OfferList }>) => {
      const { sortedType, selectedCampaigns } = of(state, line);
      const { offerList, ...rest } = list;
      const job = selectedCampaigns.job ?? jobCampaignOf(offerList);
      put(state, line, { ...rest, offerList: arrangeOffers(offerList, sortedType), waitingOffers: [], selectedCampaigns: { ...selectedCampaigns, job } });
    },
    insurerAnswered: (state, { payload: { line, insurer } }: OfLine<{ insurer: InsurerState }>) => {
      const insurers = of(state, line).insurers;
      const isKnown = insurers.some(({ firmId }) => firmId === insurer.firmId);
      put(state, line, { insurers: isKnown ? insurers.map((one) => (one.firmId === insurer.firmId ? insurer : one)) : [...insurers, insurer] });
    },
    offerArrived: (state, { payload: { line, offer, heldId } }: OfLine<{ offer: Offer; heldId: string | null }>) => {
      const { offerList, waitingOffers, sortedType, freshOffers } = of(state, line);
      const { shown, waiting } = placeOffer({ shown: offerList, waiting: waitingOffers, arrived: offer, by: sortedType, heldId });
      put(state, line, { offerList: shown, waitingOffers: waiting, freshOffers: [...freshOffers.filter((id) => id !== offer.id), offer.id] });
    },
    offerAged: (state, { payload: { line, id } }: OfLine<{ id: string }>) => put(state, line, { freshOffers: of(state, line).freshOffers.filter((fresh) => fresh !== id) }),
    waitingShown: (state, { payload: { line } }: OfLine) => {
      const { offerList, waitingOffers, sortedType } = of(state, line);
      put(state, line, { offerList: arrangeOffers([...offerList, ...waitingOffers], sortedType), waitingOffers: [] });
    },
    sortChosen: (state, { payload: { line, sortedType } }: OfLine<{ sortedType: SortedType }>) => {
      const { offerList, waitingOffers } = of(state, line);
      put(state, line, { sortedType, offerList: arrangeOffers([...offerList, ...waitingOffers], sortedType), waitingOffers: [] });
    },
    zeroOfferTold: (state, { payload: { line, zeroOffer } }: OfLine<{ zeroOffer: ZeroOffer | null }>) => put(state, line, { zeroOffer }),
    campaignsLoaded: (state, { payload: { line, campaignList } }: OfLine<{ campaignList: Campaign[] }>) => put(state, line, { campaignList }),
    crossOffersLoaded: (state, { payload: { line, crossOfferList } }: OfLine<{ crossOfferList: CrossOffer[] }>) => put(state, line, { crossOfferList }),
    preloaderEnded: (state, { payload: { line } }: OfLine) => put(state, line, { isPreloading: false }),
    buyPressed: (state, { payload: { line, productId } }: OfLine<{ productId: number }>) => put(state, line, { busyProducts: [...of(state, line).busyProducts, productId] }),
    buyReleased: (state, { payload: { line, productId } }: OfLine<{ productId: number }>) =>
      put(state, line, { busyProducts: of(state, line).busyProducts.filter((busy) => busy !== productId) }),
    /** Leaving the page forgets how it was looked at, never what was offered (spec funnel 4.2). */
    listLeft: (state, { payload: { line } }: OfLine) =>
      put(state, line, { filters: {}, compareList: [], isPreloading: false, isRedirectSale: false, upsellItems: initialOfferState.upsellItems, busyProducts: [] }),
    /** Before new offers are asked for (spec funnel 4.1). */
    offersForgotten: (state, { payload: { line } }: OfLine) => {
      state[line] = initialOfferState;
    },
  },
});

export const {
  buyPressed, buyReleased, campaignsLoaded, crossOffersLoaded, insurerAnswered, listLeft, offerAged, offerArrived, offersForgotten, offersLoaded, offersRequested, preloaderEnded, sortChosen,
  waitingShown, zeroOfferTold,
} = offerSlice.actions;

/** The part of the store that this slice owns. */
export interface WithOffers {
  offer?: OffersByLine;
}
export const selectOffers =
  (line: LineId) =>
  (root: WithOffers): OfferState =>
    root.offer?.[line] ?? initialOfferState;
