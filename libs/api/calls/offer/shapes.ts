/** Schemas of the offer calls: an offer with price and covers, an insurer's state, the visitor's options, the list (funnel 3.3). */
import { mayHoldLicence, oldestChild, youngestDriver } from '@emsal/validation/ages/campaign-ages';
import { z } from 'zod';
import { declaredOption, offeredOption } from './options';
import { instant, kurus, ofVisit, randomId, sampleId, quoteHeaderId, offerNo } from '../shapes';
import { identifier } from '../identifiers';

export const sampleVisit = { visitId: sampleId };
export const productId = identifier(
  'productId',
  z
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .describe("an insurer's product within a quote: firm and package"),
);
export const firmId = identifier('firmId', z.int().positive());
/** Whole TL; `9999999999` is unlimited. */
const coverLimit = z.int().positive();
const coverKey = z.string().min(1).max(40);
const years = z.int().min(0).max(120);

/** The insurer's price breakdown; an answer whose parts do not add up exactly to `total` is refused. */
export const priceBreakdown = z.object({
  base: kurus.describe('premium before discounts and taxes'),
  discounts: z.array(z.object({ description: z.string(), amount: kurus })),
  surcharges: z.array(z.object({ description: z.string(), amount: kurus })),
  taxes: z.array(z.object({ description: z.string(), amount: kurus })),
  instalmentCost: kurus,
  total: kurus,
});
export const assurance = z.object({ valueDataKey: z.string(), value: z.string(), valueDataCode: z.string() });
/** A cover of the offer: display texts, and its limit where it has one. */
export const cover = z.object({ key: z.string(), label: z.string(), value: z.string(), limit: coverLimit.nullable() });

/** Campaign numbers, as in `discountList`: 0 occupation, 3 child, 6 driver. */
export const campaignId = z.union([z.literal(0), z.literal(3), z.literal(6)]);
export const campaignKind = z.enum(['job', 'child', 'driver']);
/** The visitor's statements that qualify for campaigns; each is an assumption of the price. */
export const campaignOptions = z.object({
  child: z.object({ age: years.max(oldestChild) }).optional(),
  job: z.object({ code: z.string().min(1).max(8) }).optional(),
  driver: z
    .object({ age: years.min(youngestDriver), licenceYears: years })
    .refine(({ age, licenceYears }) => mayHoldLicence(age, licenceYears), { path: ['licenceYears'] })
    .optional(),
});
/** The visitor's changes to one product. */
export const productChange = z.object({
  immLimit: coverLimit.optional(),
  /** Complete list of selected optional covers, by key of the offer's `optionalCovers`. */
  covers: z.array(coverKey).max(30).optional(),
  /** Complete list of excluded accessories, by code. */
  accessoriesOff: z.array(coverKey).max(40).optional(),
  /** Complete list of opted-in campaigns that this product is priced without. */
  campaignsOff: z.array(campaignKind).max(3).optional(),
  /** Values of the line's other options, by key. */
  chosen: z
    .array(z.object({ key: coverKey, value: z.string().max(40) }))
    .max(40)
    .optional(),
});
const offerCampaign = z.object({
  id: campaignId,
  kind: campaignKind,
  /** The largest discount of the insurer. */
  percent: z.int(),
  condition: z.string(),
  isApplied: z.boolean(),
  /** The visitor opted in, but the insurer did not grant it. */
  isRefused: z.boolean().optional(),
});

export const offer = z.object({
  id: identifier('offerId', randomId),
  /** The quote request of this offer; a changed offer has one of its own. */
  quoteHeaderId,
  offerNo,
  productId,
  firmId,
  firmName: z.string(),
  productName: z.string(),
  /** Kuruş. */
  cacheAmount: kurus,
  cacheAmountWithDiscount: kurus,
  scoreValue: z.number().min(0).max(10),
  coverageScore: z.number(),
  /** Of claims and complaints, for insurers that have one; a sample, because the insurers are fictional. */
  serviceRating: z.number().min(0).max(10).optional(),
  isBestPrice: z.boolean(),
  isBestProduct: z.boolean(),
  isBestCoverage: z.boolean(),
  isRisk: z.boolean(),
  isChildCampaign: z.boolean(),
  isFavorite: z.boolean(),
  isPassiveFavorite: z.boolean(),
  /** Initially false; state of the page. */
  isOpenDetail: z.boolean(),
  featuredIsOpenDetail: z.boolean(),
  immModalOpen: z.boolean(),
  /** The visit chose this offer. */
  isSelected: z.boolean(),
  /** Whether it can be bought online now: not expired, not sold by telephone only. */
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
  /** Covers that can be added, with the insurer's price of each before taxes. */
  optionalCovers: z.array(z.object({ key: z.string(), label: z.string(), price: kurus })),
  campaigns: z.array(offerCampaign),
  /** The changes made to this offer; null as first offered. */
  change: productChange.nullable(),
  options: z
    .array(offeredOption)
    .optional()
    .describe('extension: what of the list’s options this offer can be changed in'),
  keyFacts: z
    .array(z.object({ key: z.string(), label: z.string(), value: z.string().optional() }))
    .optional()
    .describe(
      'extension: the covers by which offers of the line differ most, with their short names; with a value, facts of what is insured',
    ),
  lostOptions: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .optional()
    .describe('extension: what was chosen in an earlier list and this insurer no longer gives'),
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
/** Insurers that were not asked for a quote, and why. */
export const notAsked = z.object({ firmId, name: z.string(), reason: z.string() });
const describedRisk = z.object({
  /** `Araç` */
  heading: z.string(),
  title: z.string(),
  /** Formatted; empty where the risk has none. */
  reference: z.string(),
  /** In one line, what people recognise it by first. */
  summary: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
});

/** Assumptions of all prices in the list, which the visitor can remove: opted-in campaigns, discounts, accessories. */
export const assumptions = z.object({
  campaigns: campaignOptions,
  discountCode: z.string().nullable(),
  isOnlineDiscountRemoved: z.boolean(),
  /** Insured with the vehicle according to the form; a change of a product can exclude them by code. */
  accessories: z.array(z.object({ code: coverKey, name: z.string(), value: kurus })),
});

export const offerList = z.object({
  quoteHeaderId,
  offerNo,
  state: z.enum(['running', 'complete']),
  /** `classic`: the page waits for its countdown and then loads the whole list, without a stream. */
  mode: z.enum(['stream', 'classic']),
  startedAt: instant,
  insurers: z.array(insurerState),
  notAsked: z.array(notAsked),
  assumptions,
  /** Extension: the form's answers have changed since the list was made; `incomplete` must be completed before quotes can be requested. */
  formChange: z.enum(['changed', 'incomplete']).optional(),
  offerList: z.array(offer),
  options: z.array(declaredOption).optional().describe('extension: what the line lets the visitor change on an offer'),
  userInformation: z.object({
    displayName: z.string(),
    vehicle: z.string(),
    licensePlateNo: z.string(),
    insured: describedRisk.describe('extension: the risk, as it is shown'),
    startDate: z.string(),
    trip: z
      .object({ country: z.string(), endDate: z.string() })
      .optional()
      .describe('extension: where a journey leads and its last day'),
    running: z
      .object({ policyEnd: z.string(), isReference: z.boolean() })
      .optional()
      .describe('extension: the running policy that this one follows, and whether insurers used it as a reference'),
  }),
  /** Null while there are offers; named as in the specification. `isOutage` (extension): no insurer assessed the risk, so a retry may help. */
  zeroOffer: z
    .object({ messageCode: z.string(), message: z.string(), isOutage: z.literal(true).optional() })
    .nullable(),
});
/** Names an offer of a visit by its quote request and product. */
export const ofOffer = ofVisit.extend({ quoteHeaderId, productId });
export const sampleOfOffer = { ...sampleVisit, quoteHeaderId: sampleId, productId: 12001 };

/** Server-sent events of `GET quoterequestapi/offer/stream/{visitId}` (an extension): name and data. */
export interface OfferStreamEvents {
  insurer: z.infer<typeof insurerState>;
  offer: z.infer<typeof offer>;
  complete: { offers: number; zeroOffer: z.infer<typeof offerList>['zeroOffer'] };
}
