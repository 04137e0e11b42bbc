/** Schemas of the offer calls: an offer with price and covers (funnel 3.3). */
import { z } from 'zod';
import { offeredOption } from './options';
import { instant, kurus, ofVisit, randomId, sampleId, quoteHeaderId, offerNo } from '../shapes';
import { identifier } from '../identifiers';
import { offerCampaign } from './campaigns';
import { coverLimit, productChange } from './product-change';

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
/** The insurer's price breakdown; an answer whose parts do not add up exactly to `total` is refused. */
export const priceBreakdown = z.object({
  base: kurus.describe('premium before discounts and taxes'),
  discounts: z.array(z.object({ description: z.string(), amount: kurus })),
  surcharges: z.array(z.object({ description: z.string(), amount: kurus })),
  taxes: z.array(z.object({ description: z.string(), amount: kurus })),
  instalmentCost: kurus,
  total: kurus,
});
const assurance = z.object({ valueDataKey: z.string(), value: z.string(), valueDataCode: z.string() });
/** A cover of the offer: display texts, and its limit where it has one. */
export const cover = z.object({ key: z.string(), label: z.string(), value: z.string(), limit: coverLimit.nullable() });

/** Of whom a price is; absent where one person or a thing is insured. */
export const pricedPeople = z
  .object({ count: z.string(), people: z.array(z.object({ label: z.string(), value: z.string() })) })
  .optional()
  .describe('extension: how many people are insured, and who: `2. yolcu`, masked number and year of birth');

export const offer = z.object({
  id: identifier('offerId', randomId),
  /** The quote request of this offer; a changed offer has one of its own. */
  quoteHeaderId,
  offerNo,
  productId,
  firmId,
  firmName: z.string(),
  productName: z.string(),
  /** Price before discount, kuruş; the specification's name. */
  cacheAmount: kurus,
  /** Price after discount, kuruş. */
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
  pricedPeople,
  lostOptions: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .optional()
    .describe('extension: what was chosen in an earlier list and this insurer no longer gives'),
  networkKey: identifier('networkKey', z.string())
    .optional()
    .describe('the network of health institutions that the product may use'),
  documents: z.array(z.enum(['quotePdf', 'multilingualQrPdf'])),
  breakdown: priceBreakdown,
  maxInstalments: z.int(),
  validUntil: instant,
  seal: z.string().describe('signature over inputs, assumptions, cover, price, campaigns and expiry'),
  isCallCentreOnly: z.boolean(),
});
/** Names an offer of a visit by its quote request and product. */
export const ofOffer = ofVisit.extend({ quoteHeaderId, productId });
export const sampleOfOffer = { ...sampleVisit, quoteHeaderId: sampleId, productId: 12001 };
