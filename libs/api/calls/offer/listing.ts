/** Reading the offer list and related data. */
import { z } from 'zod';
import { identifier } from '../identifiers';
import { command, lookup } from '../../call';
import { kurus, ofVisit, option, randomId, sampleId, quoteHeaderId } from '../shapes';
import { campaignId, campaignKind } from './campaigns';
import { firmId, ofOffer, offer, productId, sampleOfOffer, sampleVisit } from './shapes';
import { offerList } from './offer-list';

const labelled = z.object({ label: z.string(), value: z.string() });

export const listingCalls = {
  'POST quoterequestapi/offer/GetOfferList': command({
    who: 'visit',
    summary: 'The offers and the states of the insurers so far.',
    input: ofVisit,
    output: offerList,
    sample: sampleVisit,
    weight: 2,
  }),
  'POST quoterequestapi/offer/getcampaign': command({
    who: 'visit',
    summary: 'Campaigns of the insurers in the list; header 0 is the last quote request.',
    input: ofVisit.extend({ quoteHeaderId: z.union([z.literal(0), quoteHeaderId]) }),
    output: z.array(
      z.object({
        id: campaignId,
        kind: campaignKind,
        name: z.string(),
        /** The largest discount of any insurer. */
        maxPercent: z.int(),
        isApplied: z.boolean(),
        insurers: z.array(z.object({ firmId, percent: z.int(), condition: z.string() })),
      }),
    ),
    sample: { ...sampleVisit, quoteHeaderId: 0 as const },
  }),
  'POST quoterequestapi/offer/GetCrossOfferCount': command({
    who: 'visit',
    summary: 'Number of offers in the paired lines.',
    input: ofVisit,
    output: z.array(z.object({ crossOfferUrl: z.string(), count: z.int() })),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/offer/GetFilterValues/{visitId}': lookup({
    who: 'visit',
    summary:
      'Filters of the list with the number of offers per value: `firm` by insurer, `service` by kind of repair shop, `assurance` by key of `covers`.',
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
    summary: 'Upgrades of a product from the insurer’s own answer: optional covers and the next higher limit.',
    input: ofOffer,
    output: z.array(
      z.object({
        kind: z.enum(['cover', 'imm']),
        /** Key of the cover, or the limit in whole TL. */
        key: z.string(),
        label: z.string(),
        /** Kuruş before taxes; null when only a new quote shows it. */
        price: kurus.nullable(),
      }),
    ),
    sample: sampleOfOffer,
  }),
  'POST quoterequestapi/offer/RedirectToSummary': command({
    who: 'visit',
    summary: 'Chooses an offer with its campaigns for the following pages.',
    input: ofOffer.extend({ campaigns: z.array(z.int()).max(10).default([]) }),
    output: z.object({ offerId: identifier('offerId', randomId) }),
    sample: sampleOfOffer,
  }),
  'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}': command({
    who: 'visit',
    summary: 'The chosen offer with its assumptions.',
    input: ofVisit.extend({ headerId: quoteHeaderId }),
    output: z.object({ offer: offer.nullable(), assumptions: z.array(labelled), cover: z.array(labelled) }),
    sample: { ...sampleVisit, headerId: sampleId },
  }),
  'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}': command({
    who: 'visit',
    summary: 'Two to four offers for comparison; `query` is a sealed reference for the comparison page.',
    input: ofVisit.extend({ productIds: z.array(productId).min(2).max(4) }),
    output: z.object({ query: z.string(), offers: z.array(offer) }),
    sample: { ...sampleVisit, productIds: [12001, 26001] },
  }),
  'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}': lookup({
    who: 'visitor',
    summary: 'The offers of a sealed reference, for the owner of the visit.',
    input: z.object({ query: z.string().min(1).max(600) }),
    output: z.array(offer),
    sample: { query: 'sealed' },
  }),
  'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}': command({
    who: 'visitor',
    summary: 'Description of a cover by its key: benefits and exclusions.',
    input: z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/) }),
    output: z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) }),
    sample: { id: 'KSK-IMM' },
  }),
  'GET quoterequestapi/offer/GetWaitingQuiz/{visitId}': lookup({
    who: 'visit',
    summary:
      "Questions about the visit's line, for the time in which insurers answer. Ours: the specification names no call.",
    input: ofVisit,
    output: z.array(
      z.object({ question: z.string(), answers: z.array(z.string()), right: z.int(), because: z.string() }),
    ),
    sample: sampleVisit,
  }),
};
