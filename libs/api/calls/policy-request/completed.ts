/** After the sale: sending the policy, settlement on cancellation, verification by its code. */
import { z } from 'zod';
import { command } from '../../call';
import { day, kurus, lineId, visitId, policyNo } from '../shapes';
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
