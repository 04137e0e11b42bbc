/** The list of offers: its insurers, assumptions, offers, and the events by which it grows (funnel 3.3). */
import { z } from 'zod';
import { instant, kurus, offerNo, quoteHeaderId } from '../shapes';
import { campaignOptions } from './campaigns';
import { declaredOption } from './options';
import { coverKey } from './product-change';
import { firmId, offer, pricedPeople } from './shapes';

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
  pricedPeople,
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

/** Server-sent events of `GET quoterequestapi/offer/stream/{visitId}` (an extension): name and data. */
export interface OfferStreamEvents {
  insurer: z.infer<typeof insurerState>;
  offer: z.infer<typeof offer>;
  complete: { offers: number; zeroOffer: z.infer<typeof offerList>['zeroOffer'] };
}
