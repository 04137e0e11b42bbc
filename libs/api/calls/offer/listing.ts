/** Reading the list and what belongs to it. */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { kurus, ofVisit, option, randomId, sampleId } from '../shapes';
import {
  campaignId,
  campaignKind,
  firmId,
  ofOffer,
  offer,
  offerList,
  productId,
  sampleOfOffer,
  sampleVisit,
} from './shapes';

const labelled = z.object({ label: z.string(), value: z.string() });

export const listingCalls = {
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
    summary: 'Campaigns that insurers of the list grant; header 0 is the last quote request.',
    input: ofVisit.extend({ quoteHeaderId: z.union([z.literal(0), randomId]) }),
    output: z.array(
      z.object({
        id: campaignId,
        kind: campaignKind,
        name: z.string(),
        /** The most that any of the insurers takes off. */
        maxPercent: z.int(),
        isApplied: z.boolean(),
        insurers: z.array(z.object({ firmId, percent: z.int(), condition: z.string() })),
      }),
    ),
    sample: { ...sampleVisit, quoteHeaderId: 0 as const },
  }),
  'POST quoterequestapi/offer/GetCrossOfferCount': command({
    who: 'visit',
    summary: 'Offers waiting in the paired lines.',
    input: ofVisit,
    output: z.array(z.object({ crossOfferUrl: z.string(), count: z.int() })),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/offer/GetFilterValues/{visitId}': lookup({
    who: 'visit',
    summary:
      'What the list can be filtered by: under `firm` the insurer’s number, under `service` where it repairs, under `assurance` a key of `covers`; `count` counts the offers.',
    input: ofVisit,
    output: z.array(
      z.object({
        key: z.enum(['firm', 'assurance', 'imm', 'service', 'campaign', 'document']),
        name: z.string(),
        values: z.array(option.extend({ count: z.int() })),
      }),
    ),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/offer/GetUpsellList': command({
    who: 'visit',
    summary: 'What would better a product, by the insurer’s own answer: covers to switch on, the next higher limit.',
    input: ofOffer,
    output: z.array(
      z.object({
        kind: z.enum(['cover', 'imm']),
        /** Key of the cover; of the limit, the limit in whole TL. */
        key: z.string(),
        label: z.string(),
        /** Kuruş before taxes; null where only asking tells. */
        price: kurus.nullable(),
      }),
    ),
    sample: sampleOfOffer,
  }),
  'POST quoterequestapi/offer/RedirectToSummary': command({
    who: 'visit',
    summary: 'Chooses an offer with the campaigns that it rests on: the later pages speak of it.',
    input: ofOffer.extend({ campaigns: z.array(z.int()).max(10).default([]) }),
    output: z.object({ offerId: randomId }),
    sample: sampleOfOffer,
  }),
  'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}': command({
    who: 'visit',
    summary: 'The chosen offer with everything that it assumes.',
    input: ofVisit.extend({ headerId: randomId }),
    output: z.object({ offer: offer.nullable(), assumptions: z.array(labelled), cover: z.array(labelled) }),
    sample: { ...sampleVisit, headerId: sampleId },
  }),
  'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}': command({
    who: 'visit',
    summary: 'Two to four offers of the list beside each other; `query` is their sealed name for a page of their own.',
    input: ofVisit.extend({ productIds: z.array(productId).min(2).max(4) }),
    output: z.object({ query: z.string(), offers: z.array(offer) }),
    sample: { ...sampleVisit, productIds: [12001, 26001] },
  }),
  'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}': lookup({
    who: 'visitor',
    summary: 'The offers behind a sealed query, for whom the visit belongs to.',
    input: z.object({ query: z.string().min(1).max(600) }),
    output: z.array(offer),
    sample: { query: 'sealed' },
  }),
  'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}': command({
    who: 'visitor',
    summary: 'What a cover is, by its key: what it pays and what it leaves out.',
    input: z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/) }),
    output: z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) }),
    sample: { id: 'KSK-IMM' },
  }),
};
