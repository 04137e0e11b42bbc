/** Checkout: plans, the card's challenge, the payment's state, the policy (funnel 4.4, 7.4; contracts.md). */
import { z } from 'zod';
import { command } from '../call';
import { productId } from './offer';
import { identityNo, instant, kurus, ofVisit, phoneNumber, randomId, sampleId, visitId } from './shapes';

const sampleVisit = { visitId: sampleId };
const sampleOffer = { ...sampleVisit, quoteHeaderId: sampleId, productId: 12001 };
const ofOffer = ofVisit.extend({ quoteHeaderId: randomId, productId });
export const paymentPlan = z.object({
  id: z.string(),
  instalments: z.int().positive(),
  cashPrice: kurus,
  total: kurus,
  perInstalment: kurus,
  programme: z.string().nullable(),
});
export const paymentOutcome = z.object({
  state: z.enum(['waiting', 'completed', 'declined', 'abandoned', 'refunded', 'noInsurerReply']),
  reason: z.string().nullable().describe('Turkish sentence for the customer'),
  policyNo: z.string().nullable(),
  documents: z.array(z.object({ kind: z.enum(['policy', 'informationForm']), name: z.string(), url: z.string() })),
  lineSlug: z.string(),
  firmName: z.string().nullable(),
  total: kurus.nullable(),
  paidAt: instant.nullable(),
});
const odeme = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .describe('opaque name of one payment attempt');
const address = z.object({
  city: z.string().max(3),
  district: z.string().max(8),
  moreInformation: z.string().max(300),
});

export const policyRequestCalls = {
  'POST policyrequest/CreatePolicyInfo': command({
    who: 'visit',
    summary: 'Fixes insured, payer, address and the documents that were shown, before payment.',
    input: ofOffer.extend({
      address,
      email: z.string().max(254),
      isInsurerDifferent: z.boolean().default(false),
      shownDocuments: z.array(
        z.object({ kind: z.enum(['informationForm', 'distanceSale']), textVersion: z.string().max(40) }),
      ),
    }),
    output: z.object({ policyInfoId: randomId }),
    idempotent: true,
    sample: {
      ...sampleOffer,
      address: { city: '34', district: '1', moreInformation: 'Örnek Sk. 1' },
      email: 'ayse@ornek.example',
      shownDocuments: [{ kind: 'informationForm', textVersion: '2026-11' }],
    },
  }),
  'POST policyrequest/GetPaymentPlan': command({
    who: 'visit',
    summary: 'One plan with its price.',
    input: ofOffer.extend({ planId: z.string().max(20) }),
    output: paymentPlan,
    sample: { ...sampleOffer, planId: '1' },
  }),
  'GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}': command({
    who: 'visit',
    summary: 'The plans of the chosen offer.',
    input: ofVisit.extend({ quoteHeaderId: randomId }),
    output: z.array(paymentPlan),
    sample: { ...sampleVisit, quoteHeaderId: sampleId },
  }),
  'GET policyrequest/GetInformations/{visitId}': command({
    who: 'visit',
    summary: 'Everything the summary shows: offer, person, address, documents.',
    input: ofVisit,
    output: z.object({
      quoteHeaderId: randomId,
      productId,
      offerNo: z.string(),
      insured: z.object({ displayName: z.string(), identityNoMasked: z.string(), phoneNumberMasked: z.string() }),
      email: z.string(),
      address: address.nullable(),
      cardFrameUrl: z.string().describe("the bank's card fields, on the bank's own origin"),
      documents: z.array(
        z.object({
          kind: z.enum(['informationForm', 'distanceSale']),
          title: z.string(),
          textVersion: z.string(),
          url: z.string(),
        }),
      ),
    }),
    sample: sampleVisit,
  }),
  'POST policyrequest/CreateThreeD': command({
    who: 'visit',
    summary:
      'Starts the card payment: the result is the challenge at the bank. The card is a token; no number ever arrives here.',
    idempotent: true,
    weight: 10,
    input: ofOffer.extend({
      selectedPaymentPlanId: z.string().max(20),
      cardToken: z.string().min(8).max(200),
      discountCode: z.string().max(40).optional(),
      seal: z.string().max(500),
    }),
    output: z.object({ odeme, challenge: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }) }),
    sample: { ...sampleOffer, selectedPaymentPlanId: '1', cardToken: 'tok_0123456789', seal: 'seal' },
  }),
  'POST policyrequest/Success': command({
    who: 'visitor',
    summary: 'The state of a payment; only reads, whatever page asks.',
    input: z.object({ odeme }),
    output: paymentOutcome,
    sample: { odeme: 'a'.repeat(32) },
  }),
  'POST policyrequest/SearchInsurer': command({
    who: 'visit',
    summary: 'The payer by identity number, masked.',
    input: ofVisit.extend({ identityNo }),
    output: z.object({ displayName: z.string(), isFound: z.boolean() }),
    sample: { ...sampleVisit, identityNo: '10000000078' },
    weight: 5,
  }),
  'POST policyrequest/IsInsurerDifferent': command({
    who: 'visit',
    summary: 'Whether payer and insured differ.',
    input: ofVisit,
    output: z.object({ isDifferent: z.boolean() }),
    sample: sampleVisit,
  }),
  'POST policyrequest/SaveInsurer': command({
    who: 'visit',
    summary: 'Stores another payer.',
    input: ofVisit.extend({ identityNo, phoneNumber }),
    output: z.null(),
    sample: { ...sampleVisit, identityNo: '10000000078', phoneNumber: '5321234567' },
    idempotent: true,
  }),
  'POST policyrequest/AddToPdfMail': command({
    who: 'visit',
    summary: 'Sends the policy to one more address.',
    input: z.object({ visitId, odeme, email: z.string().max(254) }),
    output: z.null(),
    sample: { ...sampleVisit, odeme: 'a'.repeat(32), email: 'ayse@ornek.example' },
    idempotent: true,
    weight: 10,
  }),
};
