/** The card payment: initialization at the bank, and state (decision 050). */
import { z } from 'zod';
import { identifier } from '../identifiers';
import { command } from '../../call';
import { ofOffer, sampleOfOffer } from '../offer/shapes';
import { day, instant, kurus, lineId, policyNo, offerNo } from '../shapes';
import { discountCode } from './coupon';
import { odeme, sampleOdeme } from './shapes';

const afterSale = z.object({
  title: z.string(),
  start: z.string().describe('when the policy begins'),
  following: z.string().optional().describe('appended while a previous policy is still in force'),
  ending: z.string(),
  claims: z.string(),
  relatedLine: lineId,
  tasks: z.array(z.string()).readonly().optional().describe('names of widgets; unknown ones are not shown'),
});

const paymentOutcome = z.object({
  state: z.enum(['waiting', 'atBank', 'completed', 'declined', 'abandoned', 'refunding', 'refunded', 'noInsurerReply']),
  reason: z.string().nullable().describe('Turkish message for the customer'),
  policyNo: policyNo.nullable(),
  documents: z.array(z.object({ kind: z.enum(['policy', 'informationForm']), name: z.string(), url: z.string() })),
  line: lineId,
  lineSlug: z.string(),
  firmName: z.string().nullable(),
  total: kurus.nullable().describe('the charged amount, if known'),
  paidAt: instant.nullable(),
  email: z.string().nullable().describe('masked address to which the policy is mailed; null without one'),
  startDate: day.nullable(),
  endDate: day.nullable(),
  discount: z
    .object({ title: z.string(), amount: kurus, isPaid: z.boolean(), dueAt: instant })
    .nullable()
    .describe('refunded to the paying card by then'),
  terms: z.array(z.object({ title: z.string(), text: z.string() })),
  afterSale: afterSale.optional().describe('extension: what the line says once its policy is issued'),
  order: z.object({
    offerNo,
    firmId: identifier('firmId', z.int()),
    plate: z.string().describe('empty when the insured has no plate'),
    insured: z.object({ title: z.string(), reference: z.string() }).describe('the risk, as it is shown'),
    amount: kurus.describe('the amount that the customer confirmed'),
    instalments: z.int(),
    startedAt: instant,
    movedAt: instant.describe('when the payment reached its state'),
    openUntil: instant
      .nullable()
      .describe(
        'end of an attempt that waits for the customer, or of a provider’s page that may still charge; null: not waiting',
      ),
    validUntil: instant.describe('of the offer'),
  }),
});

export const paymentCalls = {
  'POST policyrequest/CreateThreeD': command({
    who: 'visit',
    summary:
      'Starts the card payment and returns the bank’s challenge. The card is a token; card numbers never arrive here.',
    idempotent: true,
    weight: 10,
    input: ofOffer.extend({
      selectedPaymentPlanId: z.string().max(20),
      cardToken: z
        .string()
        .min(8)
        .max(200)
        .optional()
        .describe("absent where the card is entered on the provider's own page (`cardFrameUrl` is null)"),
      discountCode: discountCode.optional(),
      isCombinationConfirmed: z.boolean().default(false).describe('confirmed by the customer (GetCoupon)'),
      secondPolicyStatement: z
        .string()
        .max(500)
        .optional()
        .describe('message of the refusal `secondPolicy`, as the customer read and confirmed it'),
      expectedTotal: kurus.optional().describe('the price on the button; the sale stops at any other price'),
      seal: z.string().max(500),
    }),
    output: z.object({
      odeme,
      challenge: z.object({
        url: z.string(),
        fields: z.record(z.string(), z.string()),
        method: z.enum(['get', 'post']).optional().describe('of the form; post by default'),
      }),
    }),
    sample: { ...sampleOfOffer, selectedPaymentPlanId: '1', cardToken: 'tok_0123456789', seal: 'seal' },
  }),
  'POST policyrequest/Success': command({
    who: 'visitor',
    summary: 'The state of a payment; reads only.',
    input: z.object({ odeme }),
    output: paymentOutcome,
    sample: { odeme: sampleOdeme },
  }),
};
