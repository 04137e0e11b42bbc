/** What the offer list knows of one line: the insurers' answers, what was chosen of them, how they are shown (spec funnel 3.3). */
import type { OutputOf } from '@emsal/api/calls/table';

export type OfferList = OutputOf<'POST quoterequestapi/offer/GetOfferList'>;
export type Offer = OfferList['offerList'][number];
export type InsurerState = OfferList['insurers'][number];
export type ZeroOffer = NonNullable<OfferList['zeroOffer']>;
export type Campaign = OutputOf<'POST quoterequestapi/offer/getcampaign'>[number];
export type CrossOffer = OutputOf<'POST quoterequestapi/offer/GetCrossOfferCount'>[number];
export type SortedType = 'best' | 'price' | 'coverage';

export interface OfferState {
  visitId: string | null;
  quoteHeaderId: string | null;
  offerNo: string | null;
  /** `running` while insurers may still answer. */
  state: 'idle' | 'running' | 'complete';
  /** Instant at which the insurers were asked. */
  startedAt: string | null;
  insurers: InsurerState[];
  /** In the order of the screen. */
  offerList: Offer[];
  /** Arrived, but showing them would move what the visitor is touching. */
  waitingOffers: Offer[];
  /** Ids of offers that came a moment ago. */
  freshOffers: string[];
  campaignList: Campaign[];
  userInformation: OfferList['userInformation'] | null;
  /** Campaign ids; the job campaign is a customer-data code. */
  selectedCampaigns: { child: number | null; job: string | null; driver: number | null };
  sortedType: SortedType;
  compareList: string[];
  favouritesList: string[];
  crossOfferList: CrossOffer[];
  upsellItems: { isOpenCard: boolean; quoteHeaderId: string | null; productId: number | null; showAgain: boolean; list: unknown[] };
  contractedCompany: { firmId: number | null; networkKey: string | null };
  modifiedImmProduct: { productId: number | null; amount: number | null };
  modifiedAssuranceProduct: {
    productId: number | null;
    totalAmount: number | null;
    totalAmountWithDiscount: number | null;
    oldTotalAmount: number | null;
    oldTotalAmountWithDiscount: number | null;
  };
  filters: Record<string, string[]>;
  /** The code and the words that came with an empty list. */
  zeroOffer: ZeroOffer | null;
  /** The countdown still runs or the last loads are under way. */
  isPreloading: boolean;
  isRedirectSale: boolean;
  /** Products whose button was pressed less than a second ago. */
  busyProducts: number[];
}

export const initialOfferState: OfferState = {
  visitId: null,
  quoteHeaderId: null,
  offerNo: null,
  state: 'idle',
  startedAt: null,
  insurers: [],
  offerList: [],
  waitingOffers: [],
  freshOffers: [],
  campaignList: [],
  userInformation: null,
  selectedCampaigns: { child: null, job: null, driver: null },
  sortedType: 'best',
  compareList: [],
  favouritesList: [],
  crossOfferList: [],
  upsellItems: { isOpenCard: false, quoteHeaderId: null, productId: null, showAgain: true, list: [] },
  contractedCompany: { firmId: null, networkKey: null },
  modifiedImmProduct: { productId: null, amount: null },
  modifiedAssuranceProduct: { productId: null, totalAmount: null, totalAmountWithDiscount: null, oldTotalAmount: null, oldTotalAmountWithDiscount: null },
  filters: {},
  zeroOffer: null,
  isPreloading: false,
  isRedirectSale: false,
  busyProducts: [],
};
