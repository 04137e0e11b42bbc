/** After the sale: sending the policy, settlement on cancellation, applications for advisers. */
import { z } from 'zod';
import { command } from '../../call';
import { ofOffer, sampleOfOffer } from '../offer/shapes';
import { day, instant, kurus, lineId, ofVisit, visitId, policyNo, offerNo } from '../shapes';
import { odeme, sampleOdeme, sampleVisit } from './shapes';

const settlement = z.object({
  kind: z.enum(['withdrawal', 'cancellation']),
  premium: kurus,
  /** Pro rata for the remaining days. */
  premiumRefund: kurus,
  /** Discount that is deducted when the policy ends within 180 days. */
  discountTakenBack: kurus,
  refund: kurus,
  withdrawalUntil: day.nullable().describe('null: this line has no right of withdrawal'),
});

export const completedCalls = {
  'POST policyrequest/AddToPdfMail': command({
    who: 'visit',
    summary: 'Sends the policy to a further e-mail address.',
    input: z.object({ visitId, odeme, email: z.string().max(254) }),
    output: z.null(),
    sample: { ...sampleVisit, odeme: sampleOdeme, email: 'ayse@ornek.example' },
    idempotent: true,
    weight: 10,
  }),
  'POST policyrequest/GetSettlement': command({
    who: 'visitor',
    summary: 'Extension: the refund if the policy ended today; changes nothing.',
    input: z.object({ odeme }),
    output: settlement,
    sample: { odeme: sampleOdeme },
  }),
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
        reason: z.string().nullable().describe('why only an adviser can answer the form; null for an offer'),
        firmName: z.string(),
        phoneNumberMasked: z.string(),
        promisedOn: day.describe('an adviser calls by then'),
        createdAt: instant,
      })
      .nullable(),
    sample: sampleVisit,
  }),
  'GET policyrequest/VerifyPolicy/{code}': command({
    who: 'anyone',
    summary: 'Extension: the policy of a QR code, with masked names; null for an unknown code.',
    input: z.object({ code: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z
      .object({
        policyNo,
        firmName: z.string(),
        line: lineId,
        lineName: z.string(),
        insured: z.string(),
        startDate: day,
        endDate: day,
        isValid: z.boolean().describe('not ended; it may begin later'),
        hasBegun: z.boolean(),
      })
      .nullable(),
    sample: { code: '0123456789abcdef0123456789abcdef' },
    weight: 5,
  }),
};
