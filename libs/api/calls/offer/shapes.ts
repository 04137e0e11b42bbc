/** What the calls of offers speak of: an offer with its price and covers, an insurer's state, the visitor's wishes, the list (funnel 3.3). */
import { mayHoldLicence, oldestChild, youngestDriver } from '@emsal/validation/ages/campaign-ages';
import { z } from 'zod';
import { instant, kurus, ofVisit, randomId, sampleId } from '../shapes';

export const sampleVisit = { visitId: sampleId };
export const productId = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
  .describe("an insurer's product within a quote: firm and package");
export const firmId = z.int().positive();
/** Whole TL; `9999999999` is unlimited. */
const coverLimit = z.int().positive();
const coverKey = z.string().min(1).max(40);
const years = z.int().min(0).max(120);

/** The price as the insurer explained it; parts add up to `total` to the kuruş or the answer is refused as rubbish. */
export const priceBreakdown = z.object({
  base: kurus.describe('premium before discounts and taxes'),
  discounts: z.array(z.object({ description: z.string(), amount: kurus })),
  surcharges: z.array(z.object({ description: z.string(), amount: kurus })),
  taxes: z.array(z.object({ description: z.string(), amount: kurus })),
  instalmentCost: kurus,
  total: kurus,
});
export const assurance = z.object({ valueDataKey: z.string(), value: z.string(), valueDataCode: z.string() });
/** A cover of the offer: words for people, and its limit where it has one. */
export const cover = z.object({ key: z.string(), label: z.string(), value: z.string(), limit: coverLimit.nullable() });

/** Campaigns by their numbers, which are those of `discountList`: 0 occupation, 3 child, 6 driver. */
export const campaignId = z.union([z.literal(0), z.literal(3), z.literal(6)]);
export const campaignKind = z.enum(['job', 'child', 'driver']);
/** What the visitor says of himself to earn a campaign: each is an assumption that the price rests on. */
export const campaignWishes = z.object({
  child: z.object({ age: years.max(oldestChild) }).optional(),
  job: z.object({ code: z.string().min(1).max(8) }).optional(),
  driver: z
    .object({ age: years.min(youngestDriver), licenceYears: years })
    .refine(({ age, licenceYears }) => mayHoldLicence(age, licenceYears), { path: ['licenceYears'] })
    .optional(),
});
/** What the visitor changes on one product. */
export const productChange = z.object({
  immLimit: coverLimit.optional(),
  /** Optional covers that are switched on, by key of the offer's `optionalCovers`; the whole list. */
  covers: z.array(coverKey).max(30).optional(),
  /** Accessories that the policy leaves out, by code; the whole list. */
  accessoriesOff: z.array(coverKey).max(40).optional(),
  /** Opted-in campaigns of the list that this product is priced without; the whole list. */
  campaignsOff: z.array(campaignKind).max(3).optional(),
});
const offerCampaign = z.object({
  id: campaignId,
  kind: campaignKind,
  /** The most that the insurer takes off. */
  percent: z.int(),
  condition: z.string(),
  isApplied: z.boolean(),
  /** The visitor opted in and the insurer did not grant it. */
  isRefused: z.boolean().optional(),
});

export const offer = z.object({
  id: randomId,
  /** The quote request that this offer answers: an offer that was changed alone has one of its own. */
  quoteHeaderId: randomId,
  offerNo: z.string(),
  productId,
  firmId,
  firmName: z.string(),
  productName: z.string(),
  /** Kuruş. */
  cacheAmount: kurus,
  cacheAmountWithDiscount: kurus,
  scoreValue: z.number().min(0).max(10),
  coverageScore: z.number(),
  isBestPrice: z.boolean(),
  isBestProduct: z.boolean(),
  isBestCoverage: z.boolean(),
  isRisk: z.boolean(),
  isChildCampaign: z.boolean(),
  isFavorite: z.boolean(),
  isPassiveFavorite: z.boolean(),
  /** Closed at first; the page opens and closes them. */
  isOpenDetail: z.boolean(),
  featuredIsOpenDetail: z.boolean(),
  immModalOpen: z.boolean(),
  /** The visit chose this offer. */
  isSelected: z.boolean(),
  /** Whether it can be bought here now: not expired, not sold by telephone only. */
  isBuyButtonStatus: z.boolean(),
  /** The insurer's validity has ended. */
  isSaleExpired: z.boolean(),
  onlineDiscountExpireDate: instant.nullable(),
  productDiscountTypes: z.array(z.int()),
  discountList: z.array(z.object({ type: z.int(), description: z.string(), customDataCode: z.string() })),
  filterAssuranceList: z.array(assurance),
  covers: z.array(cover),
  /** Limit under the key `KSK-IMM`, whole TL; null where the product has no such cover. */
  minimumImm: coverLimit.nullable(),
  /** Limits that this product can be changed to, whole TL. */
  immLimits: z.array(coverLimit),
  /** Covers that can be switched on; `price` is what the insurer says that each adds, before taxes. */
  optionalCovers: z.array(z.object({ key: z.string(), label: z.string(), price: kurus })),
  campaigns: z.array(offerCampaign),
  /** What this offer alone was changed by; null as the insurer first offered it. */
  change: productChange.nullable(),
  documents: z.array(z.enum(['quotePdf', 'multilingualQrPdf'])),
  breakdown: priceBreakdown,
  maxInstalments: z.int(),
  validUntil: instant,
  seal: z.string().describe('signature over inputs, assumptions, cover, price, campaigns and expiry'),
  isCallCentreOnly: z.boolean(),
});
export const insurerState = z.object({
  firmId,
  name: z.string(),
  state: z.enum(['asked', 'offered', 'declined', 'timedOut']),
  reasonCode: z.string().optional(),
  reason: z.string().optional(),
});
/** Insurers of the panel that were not asked, and why. */
export const notAsked = z.object({ firmId, name: z.string(), reason: z.string() });
/** What all prices of the list rest on and the visitor can take back: opted-in campaigns, discounts, accessories. */
export const assumptions = z.object({
  campaigns: campaignWishes,
  discountCode: z.string().nullable(),
  isOnlineDiscountRemoved: z.boolean(),
  /** Insured with the vehicle as the form says; a product's change can leave them out by code. */
  accessories: z.array(z.object({ code: coverKey, name: z.string(), value: kurus })),
});

export const offerList = z.object({
  quoteHeaderId: randomId,
  offerNo: z.string(),
  state: z.enum(['running', 'complete']),
  /** `classic`: the page waits for its countdown and then loads the whole list; there is no stream. */
  mode: z.enum(['stream', 'classic']),
  startedAt: instant,
  insurers: z.array(insurerState),
  notAsked: z.array(notAsked),
  assumptions,
  /** Ours: the form says something else by now; `incomplete` cannot be asked before it is filled in. */
  formChange: z.enum(['changed', 'incomplete']).optional(),
  offerList: z.array(offer),
  userInformation: z.object({
    displayName: z.string(),
    vehicle: z.string(),
    licensePlateNo: z.string(),
    startDate: z.string(),
  }),
  /** `isOutage` (ours): no insurer judged the risk, so that asking again is worth while. */
  zeroOffer: z
    .object({ messageCode: z.string(), message: z.string(), isOutage: z.literal(true).optional() })
    .nullable(),
});
/** An offer of a visit by its own quote request. */
export const ofOffer = ofVisit.extend({ quoteHeaderId: randomId, productId });
export const sampleOfOffer = { ...sampleVisit, quoteHeaderId: sampleId, productId: 12001 };

/** Server-sent events of `GET quoterequestapi/offer/stream/{visitId}` (ours): name and data. */
export interface OfferStreamEvents {
  insurer: z.infer<typeof insurerState>;
  offer: z.infer<typeof offer>;
  complete: { offers: number; zeroOffer: z.infer<typeof offerList>['zeroOffer'] };
}
