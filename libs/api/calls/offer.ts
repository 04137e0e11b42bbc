/** Offers: asking, streaming, listing, choosing (funnel 3.3, 4.1, 4.2, 7.3; contracts.md). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { instant, kurus, ofVisit, option, randomId, sampleId } from './shapes';

const sampleVisit = { visitId: sampleId };
export const productId = z.int().positive().describe("an insurer's product within a quote: firm and package");
export const firmId = z.int().positive();

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
export const offer = z.object({
  id: randomId,
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
  onlineDiscountExpireDate: instant.nullable(),
  productDiscountTypes: z.array(z.int()),
  discountList: z.array(z.object({ type: z.int(), description: z.string(), customDataCode: z.string() })),
  filterAssuranceList: z.array(assurance),
  breakdown: priceBreakdown,
  maxInstalments: z.int(),
  validUntil: instant,
  seal: z.string().describe('signature over inputs, cover, price and expiry'),
  isCallCentreOnly: z.boolean(),
});
export const insurerState = z.object({
  firmId,
  name: z.string(),
  state: z.enum(['asked', 'offered', 'declined', 'timedOut']),
  reasonCode: z.string().optional(),
  reason: z.string().optional(),
});
export const offerList = z.object({
  quoteHeaderId: randomId,
  offerNo: z.string(),
  state: z.enum(['running', 'complete']),
  startedAt: instant,
  insurers: z.array(insurerState),
  offerList: z.array(offer),
  userInformation: z.object({
    displayName: z.string(),
    vehicle: z.string(),
    licensePlateNo: z.string(),
    startDate: z.string(),
  }),
  zeroOffer: z.object({ messageCode: z.string(), message: z.string() }).nullable(),
});

export const offerCalls = {
  'POST quoterequestapi/offer/createoffer': command({
    who: 'visit',
    summary: 'Asks every eligible insurer; idempotent per visit and answers. The result is the offer number.',
    input: ofVisit,
    output: z.string().regex(/^\d{10}$/),
    sample: sampleVisit,
    weight: 30,
  }),
  'POST quoterequestapi/offer/GetOfferList': command({
    who: 'visit',
    summary: 'What the insurers have answered so far.',
    input: ofVisit,
    output: offerList,
    sample: sampleVisit,
    weight: 2,
  }),
  'POST quoterequestapi/offer/getcampaign': command({
    who: 'visit',
    summary: 'Campaigns open to the visit.',
    input: ofVisit.extend({ quoteHeaderId: z.union([z.literal(0), randomId]) }),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
    sample: { ...sampleVisit, quoteHeaderId: 0 as const },
  }),
  'POST quoterequestapi/offer/GetCrossOfferCount': command({
    who: 'visit',
    summary: 'Offers waiting in the paired lines.',
    input: ofVisit,
    output: z.array(z.object({ crossOfferUrl: z.string(), count: z.int() })),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/offer/RedirectToSummary': command({
    who: 'visit',
    summary: 'Chooses an offer: the later pages speak of it.',
    input: ofVisit.extend({ quoteHeaderId: randomId, productId, campaigns: z.array(z.int()).default([]) }),
    output: z.object({ offerId: randomId }),
    sample: { ...sampleVisit, quoteHeaderId: sampleId, productId: 12001 },
  }),
  'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}': command({
    who: 'visit',
    summary: 'The chosen offer with everything that it assumes.',
    input: ofVisit.extend({ headerId: randomId }),
    output: z.object({
      offer: offer.nullable(),
      assumptions: z.array(z.object({ label: z.string(), value: z.string() })),
      cover: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
    sample: { ...sampleVisit, headerId: sampleId },
  }),
  'GET quoterequestapi/offer/GetFilterValues/{visitId}': lookup({
    who: 'visit',
    summary: 'What the list can be filtered by.',
    input: ofVisit,
    output: z.array(z.object({ key: z.string(), name: z.string(), values: z.array(option) })),
    sample: sampleVisit,
  }),
};
/** Server-sent events of `GET quoterequestapi/offer/stream/{visitId}` (ours): name and data. */
export interface OfferStreamEvents {
  insurer: z.infer<typeof insurerState>;
  offer: z.infer<typeof offer>;
  complete: { offers: number; zeroOffer: z.infer<typeof offerList>['zeroOffer'] };
}
