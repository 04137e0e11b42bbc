/** State of one line's offer list: insurers' answers, selections and view (spec funnel 3.3). */
import type { FirmId, ProductId, QuoteHeaderId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { weights } from '@emsal/ranking/rank';
import type { Weights } from '@emsal/ranking/rank';

export type OfferList = OutputOf<'POST quoterequestapi/offer/GetOfferList'>;
export type Offer = OfferList['offerList'][number];
export type InsurerState = OfferList['insurers'][number];
export type NoOffer = NonNullable<OfferList['zeroOffer']>;
export type Campaign = OutputOf<'POST quoterequestapi/offer/getcampaign'>[number];
export type CrossOffer = OutputOf<'POST quoterequestapi/offer/GetCrossOfferCount'>[number];
export type AbTest = OutputOf<'GET quoterequestapi/sharedstep/getAbTestList/{visitId}'>[number];
export type SortedType = 'best' | 'price' | 'coverage';
export type CampaignKind = 'child' | 'job' | 'driver';
export type CampaignOptions = OfferList['assumptions']['campaigns'];
export type UpsellItem = OutputOf<'POST quoterequestapi/offer/GetUpsellList'>[number];
export type FilterGroup = OutputOf<'GET quoterequestapi/offer/GetFilterValues/{visitId}'>[number];
export type Filters = Readonly<Partial<Record<FilterGroup['key'], readonly string[]>>>;

export interface OfferState {
  quoteHeaderId: QuoteHeaderId | null;
  /** `running` while insurers may still answer. */
  state: 'idle' | 'running' | 'complete';
  insurers: readonly InsurerState[];
  /** In display order. */
  offerList: readonly Offer[];
  /** Ids of recently arrived offers. */
  freshOffers: readonly string[];
  campaignList: readonly Campaign[];
  userInformation: OfferList['userInformation'] | null;
  /** Campaign ids; for the job campaign its profession code. */
  selectedCampaigns: Readonly<Record<CampaignKind, string | null>>;
  sortedType: SortedType;
  /** Weights of the score: the line's published ones (`weightsPublished`) until the visitor changes them. */
  weights: Weights;
  /** Product ids. */
  compareList: readonly number[];
  favouritesList: readonly number[];
  /** Toggled since the list was requested, so unknown to a list still loading. */
  touchedFavourites: readonly number[];
  /** Favourites that no insurer currently offers, as they were when marked. */
  passiveFavourites: readonly Offer[];
  filterGroups: readonly FilterGroup[];
  /** Selected values per filter key. */
  filters: Filters;
  /** Sent to all insurers beside the form's answers. */
  assumptions: OfferList['assumptions'];
  /** What the line lets the visitor change on an offer. */
  options?: OfferList['options'];
  notAsked: OfferList['notAsked'];
  crossOfferList: readonly CrossOffer[];
  abTestList: readonly AbTest[];
  upsellItems: {
    isOpenCard: boolean;
    quoteHeaderId: QuoteHeaderId | null;
    productId: ProductId | null;
    showAgain: boolean;
    list: readonly UpsellItem[];
  };
  contractedCompany: { firmId: FirmId | null; networkKey: string | null };
  /** Null until something is changed; the limit in whole lira. */
  modifiedImmProduct: { productId: ProductId | null; amount: number | null };
  modifiedAssuranceProduct: {
    productId: ProductId | null;
    totalAmount: number | null;
    totalAmountWithDiscount: number | null;
    oldTotalAmount: number | null;
    oldTotalAmountWithDiscount: number | null;
  };
  /** Code and message of an empty list. */
  zeroOffer: NoOffer | null;
  /** How the form differs from what was sent to the insurers. */
  formChange?: OfferList['formChange'];
  /** The countdown or the final loads are in progress. */
  isPreloading: boolean;
  isRedirectSale: boolean;
  /** The product just changed: its card is highlighted for a while. */
  highlightedProduct: number | null;
  /** Products whose button was pressed within the last second. */
  busyProducts: readonly number[];
}

export type OffersByLine = Readonly<Partial<Record<LineId, OfferState>>>;

export const initialOfferState: OfferState = {
  quoteHeaderId: null,
  state: 'idle',
  insurers: [],
  offerList: [],
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
