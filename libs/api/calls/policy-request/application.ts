/** Applications: what is not sold online is handed over to an adviser. */
import { z } from 'zod';
import { command } from '../../call';
import { callWindowNames } from '../../call-windows';
import { ofOffer, sampleOfOffer } from '../offer/shapes';
import { day, instant, lineId, offerNo, ofVisit } from '../shapes';
import { sampleVisit } from './shapes';

export const applicationCalls = {
  'POST policyrequest/CreateApplication': command({
    who: 'visit',
    summary:
      'Extension: hands an offer that is not sold online over to an adviser; without an offer, a form that only an adviser can answer.',
    input: ofOffer.partial({ quoteHeaderId: true, productId: true }),
    output: z.object({ applicationNo: z.string() }),
    sample: sampleOfOffer,
    idempotent: true,
    weight: 5,
  }),
  'GET policyrequest/GetApplication/{visitId}': command({
    who: 'visit',
    summary: 'Extension: the application of the visit, for its confirmation page.',
    input: ofVisit,
    output: z
      .object({
        applicationNo: z.string(),
        line: lineId,
        offerNo,
        firmName: z.string(),
        reason: z.string().nullable().describe('why an adviser; null for an offer'),
        phoneNumberMasked: z.string(),
        promisedOn: day.describe('an adviser calls by then'),
        callWindow: z.enum(callWindowNames).nullable().describe('null: at any hour'),
        summary: z.array(z.object({ label: z.string(), value: z.string() })).describe('what the adviser prepares'),
        hasHealthData: z.boolean().describe('the form says something of people’s health'),
        createdAt: instant,
      })
      .nullable(),
    sample: sampleVisit,
  }),
  'POST policyrequest/SetCallWindow': command({
    who: 'visit',
    summary: 'Extension: the hours in which the adviser of the visit’s application is to call.',
    input: ofVisit.extend({ callWindow: z.enum(callWindowNames).nullable() }),
    output: z.null(),
    sample: { ...sampleVisit, callWindow: 'morning' as const },
    idempotent: true,
  }),
};
