/** Access to an offer from outside: a sealed link, a partner's sealed application, and the quote as a PDF. */
import { lineIds } from '@emsal/lines/facts/line-ids';
import { z } from 'zod';
import { command } from '../../call';
import { randomId, sampleId, visitId, offerNo } from '../shapes';
import { ofOffer, sampleOfOffer } from './shapes';

/** Of `CreateShortLinkHash`. */
const hash = z.string().min(1).max(400);
const lineId = z.enum(lineIds);

export const linkCalls = {
  'POST quoterequestapi/offer/FillFunnelFromOffer': command({
    who: 'visitor',
    summary: 'Opens a new visit with the answers of an own offer; other visitors are referred to the passport.',
    input: z.object({
      QuoteRequestHeaderId: randomId,
      Hash: hash,
      FromOfferShow: z.boolean().default(false),
      abgroup: z.string().max(20).optional(),
      discountCode: z.string().max(20).optional(),
    }),
    output: z.object({ visitId, line: lineId, redirectUrl: z.string() }),
    sample: { QuoteRequestHeaderId: sampleId, Hash: 'sealed' },
    weight: 2,
  }),
  'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}': command({
    who: 'visitor',
    summary: 'The insured person of a linked offer, masked, and the path to continue at.',
    input: z.object({
      QuoteRequestHeaderId: randomId,
      Hash: hash,
      Redirect: z.enum(['form', 'listeleme', 'police-bilgileri']),
    }),
    output: z.object({
      line: lineId,
      offerNo,
      displayName: z.string(),
      vehicle: z.string(),
      /** False: continuing requires a one-time code. */
      isOwn: z.boolean(),
      redirectUrl: z.string(),
    }),
    sample: { QuoteRequestHeaderId: sampleId, Hash: 'sealed', Redirect: 'listeleme' },
    weight: 2,
  }),
  'POST quoterequestapi/offer/DownloadQuotePdf': command({
    who: 'visit',
    summary:
      'The quote as PDF: `url` works once, within five minutes. Languages other than Turkish only where the insurer offers them.',
    input: ofOffer.extend({ language: z.enum(['tr', 'en', 'de']).default('tr') }),
    output: z.object({ url: z.string() }),
    sample: sampleOfOffer,
    weight: 5,
  }),
  'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}': command({
    who: 'visitor',
    summary:
      'Accepts the application of a partner’s customer, once and after consent; requests quotes when it is complete.',
    input: z.object({ encryptedId: z.string().min(1).max(2000), isConsentGiven: z.boolean() }),
    output: z.object({ visitId, line: lineId, offerNo: offerNo.nullable(), redirectUrl: z.string() }),
    sample: { encryptedId: 'sealed', isConsentGiven: true },
    weight: 30,
  }),
};
