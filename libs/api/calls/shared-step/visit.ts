/** Visits: opening, draft, copy and related data (funnel 7.1). */
import { z } from 'zod';
import { identifier } from '../identifiers';
import { command } from '../../call';
import { draftMarkPattern } from '../../draft-mark';
import { productId } from '../offer/shapes';
import { answers, lineId, ofVisit, sampleId, visitId, quoteHeaderId, offerNo } from '../shapes';

import { customerInfo } from './customer';

const sampleVisit = { visitId: sampleId };

const draftMark = z.string().regex(draftMarkPattern);

export const visitCalls = {
  'POST quoterequestapi/sharedstep/createfunnel': command({
    who: 'visitor',
    summary: 'Opens a visit for a line; sets the HttpOnly visit cookie of that line.',
    input: z.object({
      branchId: z.int(),
      line: lineId,
      ref: z.string().max(200).optional(),
      pid: z.string().max(64).optional(),
      lp: z.string().max(64).optional(),
      typed: answers
        .optional()
        .describe(
          'extension: answers from the page. The visit starts with them and with this visitor’s answers in another line within the session; without this property it starts empty',
        ),
    }),
    output: visitId,
    sample: { branchId: 53, line: 'TRAFFIC' },
    weight: 2,
  }),
  'POST quoterequestapi/draft/save': command({
    who: 'visit',
    summary: 'Extension: stores the answers so far, complete or not.',
    input: z.object({
      visitId,
      step: z.string().max(64),
      answers,
      completed: z.boolean().describe('the step passed its checks and was submitted'),
      mark: draftMark
        .optional()
        .describe('number of the save within its page: a save that arrives after a later one changes no answer'),
    }),
    output: z.null(),
    sample: { ...sampleVisit, step: 'temel-bilgiler', answers: { phoneNumber: '5321234567' }, completed: false },
  }),
  'GET quoterequestapi/draft/{visitId}': command({
    who: 'visit',
    summary: 'Extension: the visit with its answers, for rendering a step and for a second device.',
    input: ofVisit.extend({
      after: draftMark.optional().describe('a save that is in flight: the reply waits for it briefly'),
    }),
    output: z.object({
      visitId,
      line: lineId,
      answers,
      completedSteps: z.array(z.string()),
      isVerified: z.boolean().describe('a one-time code of this visit was verified'),
      customer: customerInfo.nullable(),
      offerNo: offerNo.nullable(),
      hasAssets: z.boolean(),
    }),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/GetAllowedSessionForCampaign/{visitId}': command({
    who: 'visit',
    summary: 'Whether the visit may use campaigns.',
    input: ofVisit,
    output: z.boolean(),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/getAbTestList/{visitId}': command({
    who: 'visit',
    summary: 'The A/B variants of the visit, by index.',
    input: ofVisit,
    output: z.array(z.object({ index: z.int(), value: z.enum(['A', 'B', 'C']) })),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/GetUserType/{visitId}': command({
    who: 'visit',
    summary: 'Anonymous visitor or logged-in customer.',
    input: ofVisit,
    output: z.enum(['visitor', 'customer']),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}': command({
    who: 'visit',
    summary:
      'A sealed link to the visit and its offers, with expiry; passport/sendotp accepts it like a passport code.',
    input: ofVisit,
    output: z.object({ hash: identifier('hash', z.string()) }),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/copyfunnel/{visitId}': command({
    who: 'visit',
    summary: 'A new visit with the answers of this one; repeated, the same one until either changes.',
    input: ofVisit,
    output: visitId,
    sample: sampleVisit,
    weight: 3,
    changesState: true,
  }),
  'POST quoterequestapi/sharedstep/SendQuoteCompareMail': command({
    who: 'visit',
    summary: 'Mails the compared offers of the last quote; only for a verified visit.',
    weight: 10,
    input: ofVisit.extend({
      quoteHeaderId,
      productIds: z.array(productId).min(1).max(4),
      email: z.string().max(254),
    }),
    output: z.null(),
    sample: { ...sampleVisit, quoteHeaderId: sampleId, productIds: [12001], email: 'ayse@ornek.example' },
  }),
};
