/** What the offer list knows of one line: the insurers' answers, what was chosen of them, how they are shown (spec funnel 3.3). */
import type { OutputOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { weights } from '@emsal/ranking/rank';
import type { Weights } from '@emsal/ranking/rank';

export type OfferList = OutputOf<'POST quoterequestapi/offer/GetOfferList'>;
export type Offer = OfferList['offerList'][number];
export type InsurerState = OfferList['insurers'][number];
export type ZeroOffer = NonNullable<OfferList['zeroOffer']>;
export type Campaign = OutputOf<'POST quoterequestapi/offer/getcampaign'>[number];
export type CrossOffer = OutputOf<'POST quoterequestapi/offer/GetCrossOfferCount'>[number];
export type AbTest = OutputOf<'GET quoterequestapi/sharedstep/getAbTestList/{visitId}'>[number];
export type SortedType = 'best' | 'price' | 'coverage';
export type CampaignKind = 'child' | 'job' | 'driver';
export type CampaignWishes = OfferList['assumptions']['campaigns'];
export type UpsellItem = OutputOf<'POST quoterequestapi/offer/GetUpsellList'>[number];
export type FilterGroup = OutputOf<'GET quoterequestapi/offer/GetFilterValues/{visitId}'>[number];
export type Filters = Readonly<Partial<Record<FilterGroup['key'], readonly string[]>>>;

export interface OfferState {
  quoteHeaderId: string | null;
  /** `running` while insurers may still answer. */
  state: 'idle' | 'running' | 'complete';
  insurers: readonly InsurerState[];
  /** In the order of the screen. */
  offerList: readonly Offer[];
  /** Arrived, but showing them would move what the visitor is touching. */
  waitingOffers: readonly Offer[];
  /** Ids of the offers that came a moment ago. */
  freshOffers: readonly string[];
  campaignList: readonly Campaign[];
  userInformation: OfferList['userInformation'] | null;
  /** Campaign ids; of the job campaign its customer-data code. */
  selectedCampaigns: Readonly<Record<CampaignKind, string | null>>;
  sortedType: SortedType;
  /** What counts how much in the score: the published shares until the visitor changes them. */
  weights: Weights;
  /** Product ids. */
  compareList: readonly number[];
  favouritesList: readonly number[];
  /** Marked or given up since the list was entered: a list that was asked for before it does not know. */
  touchedFavourites: readonly number[];
  /** Favourites that no insurer offers at the moment, as they were when they were marked. */
  passiveFavourites: readonly Offer[];
  filterGroups: readonly FilterGroup[];
  /** Chosen values per filter key. */
  filters: Filters;
  /** What all insurers were told beyond the form. */
  assumptions: OfferList['assumptions'];
  notAsked: OfferList['notAsked'];
  crossOfferList: readonly CrossOffer[];
  abTestList: readonly AbTest[];
  upsellItems: {
    isOpenCard: boolean;
    quoteHeaderId: string | null;
    productId: number | null;
    showAgain: boolean;
    list: readonly UpsellItem[];
  };
  contractedCompany: { firmId: number | null; networkKey: string | null };
  /** Null until something was changed; the limit is whole lira. */
  modifiedImmProduct: { productId: number | null; amount: number | null };
  modifiedAssuranceProduct: {
    productId: number | null;
    totalAmount: number | null;
    totalAmountWithDiscount: number | null;
    oldTotalAmount: number | null;
    oldTotalAmountWithDiscount: number | null;
  };
  /** The code and the words that came with an empty list. */
  zeroOffer: ZeroOffer | null;
  /** What the form says by now, where it is not what the insurers were told. */
  formChange?: OfferList['formChange'];
  /** The countdown runs, or the last loads are under way. */
  isPreloading: boolean;
  isRedirectSale: boolean;
  /** The product that was just changed: its card is marked for a while. */
  highlightedProduct: number | null;
  /** Products whose button was pressed less than a second ago. */
  busyProducts: readonly number[];
}

export type OffersByLine = Readonly<Partial<Record<LineId, OfferState>>>;

export const initialOfferState: OfferState = {
  quoteHeaderId: null,
  state: 'idle',
  insurers: [],
  offerList: [],
  waitingOffers: [],
  freshOffers: [],
  campaignList: [],
  userInformation: null,
  selectedCampaigns: { child: null, job: null, driver: null },
  sortedType: 'best',
  weights,
  compareList: [],
  favouritesList: [],
  touchedFavourites: [],
  passiveFavourites: [],
  filterGroups: [],
  filters: {},
  assumptions: { campaigns: {}, discountCode: null, isOnlineDiscountRemoved: false, accessories: [] },
  notAsked: [],
  crossOfferList: [],
  abTestList: [],
  upsellItems: { isOpenCard: false, quoteHeaderId: null, productId: null, showAgain: true, list: [] },
  contractedCompany: { firmId: null, networkKey: null },
  modifiedImmProduct: { productId: null, amount: null },
  modifiedAssuranceProduct: {
    productId: null,
    totalAmount: null,
    totalAmountWithDiscount: null,
    oldTotalAmount: null,
    oldTotalAmountWithDiscount: null,
  },
  zeroOffer: null,
  isPreloading: false,
  isRedirectSale: false,
  highlightedProduct: null,
  busyProducts: [],
};
