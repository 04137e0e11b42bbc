/** The card payment: its start at the bank, and its state (decision 050). */
import { z } from 'zod';
import { command } from '../../call';
import { ofOffer, sampleOfOffer } from '../offer/shapes';
import { day, instant, kurus, lineId } from '../shapes';
import { discountCode } from './coupon';
import { odeme, sampleOdeme } from './shapes';

const paymentOutcome = z.object({
  state: z.enum(['waiting', 'atBank', 'completed', 'declined', 'abandoned', 'refunding', 'refunded', 'noInsurerReply']),
  reason: z.string().nullable().describe('Turkish sentence for the customer'),
  policyNo: z.string().nullable(),
  documents: z.array(z.object({ kind: z.enum(['policy', 'informationForm']), name: z.string(), url: z.string() })),
  line: lineId,
  lineSlug: z.string(),
  firmName: z.string().nullable(),
  total: kurus.nullable().describe('what the card was charged, as far as it is known'),
  paidAt: instant.nullable(),
  email: z.string().nullable().describe('where the policy is mailed, masked; null where no address was given'),
  startDate: day.nullable(),
  endDate: day.nullable(),
  discount: z
    .object({ title: z.string(), amount: kurus, isPaid: z.boolean(), dueAt: instant })
    .nullable()
    .describe('goes back to the paying card by then'),
  terms: z.array(z.object({ title: z.string(), text: z.string() })),
  order: z.object({
    offerNo: z.string(),
    firmId: z.int(),
    plate: z.string().describe('empty where nothing with a plate is insured'),
    amount: kurus.describe('what the customer agreed to pay'),
    instalments: z.int(),
    startedAt: instant,
    movedAt: instant.describe('when the payment came to its state'),
    openUntil: instant
      .nullable()
      .describe(
        'an attempt that waits for the customer, or a provider’s page that outlives it, ends then; null: nobody is awaited',
      ),
    validUntil: instant.describe('of the offer'),
  }),
});

export const paymentCalls = {
  'POST policyrequest/CreateThreeD': command({
    who: 'visit',
    summary:
      'Starts the card payment: the result is the challenge at the bank. The card is a token; no number ever arrives here.',
    idempotent: true,
    weight: 10,
    input: ofOffer.extend({
      selectedPaymentPlanId: z.string().max(20),
      cardToken: z
        .string()
        .min(8)
        .max(200)
        .optional()
        .describe("absent where the card is typed on the provider's own page (`cardFrameUrl` is null)"),
      discountCode: discountCode.optional(),
      isCombinationConfirmed: z.boolean().default(false).describe('the customer was asked (GetCoupon)'),
      expectedTotal: kurus.optional().describe('what the button said: another price stops the sale'),
      seal: z.string().max(500),
    }),
    output: z.object({
      odeme,
      challenge: z.object({
        url: z.string(),
        fields: z.record(z.string(), z.string()),
        method: z.enum(['get', 'post']).optional().describe('of the form that leads there; post where absent'),
      }),
    }),
    sample: { ...sampleOfOffer, selectedPaymentPlanId: '1', cardToken: 'tok_0123456789', seal: 'seal' },
  }),
  'POST policyrequest/Success': command({
    who: 'visitor',
    summary: 'The state of a payment; only reads, whatever page asks.',
    input: z.object({ odeme }),
    output: paymentOutcome,
    sample: { odeme: sampleOdeme },
  }),
};
