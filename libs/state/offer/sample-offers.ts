/** Complete, valid offers for tests; each overrides what it needs. */
import type { Offer, OfferList } from './offer-state';

/** An id of 32 hex digits from a small number. */
export const sampleId = (number: number): string => number.toString(16).padStart(32, '0');

/** The option of a liability limit, and what an offer has of it. */
export const sampleLimitOption = { key: 'immLimit', kind: 'choice', label: 'İMM limiti' };
export const sampleLimit: NonNullable<Offer['options']>[number] = {
  key: 'immLimit',
  value: '1000000',
  choices: [
    { value: '1000000', label: '1.000.000 ₺' },
    { value: '5000000', label: '5.000.000 ₺' },
  ],
  isChosen: false,
};

const flags = {
  isBuyButtonStatus: true,
  isBestPrice: false,
  isBestProduct: false,
  isBestCoverage: false,
  isRisk: false,
  isChildCampaign: false,
  isFavorite: false,
  isPassiveFavorite: false,
  isOpenDetail: false,
  featuredIsOpenDetail: false,
  immModalOpen: false,
  isSelected: false,
  isSaleExpired: false,
  isCallCentreOnly: false,
} as const;

/** `price` in kuruş. */
export function sampleOffer(number: number, price: number, change: Partial<Offer> = {}): Offer {
  return {
    id: sampleId(number),
    quoteHeaderId: sampleId(999),
    offerNo: '4831092700',
    productId: number * 1000 + 1,
    firmId: number,
    firmName: `Örnek ${number} Sigorta`,
    productName: 'Zorunlu Trafik',
    cacheAmount: price,
    cacheAmountWithDiscount: price,
    scoreValue: 7,
    coverageScore: 5,
    ...flags,
    onlineDiscountExpireDate: null,
    productDiscountTypes: [],
    discountList: [],
    filterAssuranceList: [{ valueDataKey: 'TRF-MADDI-ARAC', value: '300.000 ₺', valueDataCode: '30000000' }],
    covers: [],
    minimumImm: null,
    immLimits: [],
    optionalCovers: [],
    campaigns: [],
    change: null,
    documents: ['quotePdf'],
    breakdown: { base: price, discounts: [], surcharges: [], taxes: [], instalmentCost: 0, total: price },
    maxInstalments: 3,
    validUntil: '2026-11-22T15:00:00.000Z',
    seal: 'v1.ornek.9F3AC21E',
    ...change,
  };
}

export function sampleList(offers: Offer[], change: Partial<OfferList> = {}): OfferList {
  return {
    quoteHeaderId: sampleId(999),
    offerNo: '4831092700',
    state: 'complete',
    mode: 'stream',
    startedAt: '2026-11-21T10:00:00.000Z',
    insurers: offers.map(({ firmId, firmName }) => ({ firmId, name: firmName, state: 'offered' as const })),
    notAsked: [],
    assumptions: { campaigns: {}, discountCode: null, isOnlineDiscountRemoved: false, accessories: [] },
    offerList: offers,
    userInformation: {
      displayName: 'E*** Y***',
      vehicle: '2021 model otomobil',
      licensePlateNo: '34 EML 128',
      insured: {
        heading: 'Araç',
        title: '2021 model otomobil',
        reference: '34 EML 128',
        facts: [],
        summary: '34 EML 128 · 2021 model otomobil',
      },
      startDate: '2026-12-14',
    },
    zeroOffer: null,
    ...change,
  };
}
