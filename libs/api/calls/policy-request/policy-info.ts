/** Policy information: the data of the summary, and what the customer confirms there before paying (funnel 3.9, 4.4). */
import { z } from 'zod';
import { command } from '../../call';
import { ofOffer, productId, sampleOfOffer } from '../offer/shapes';
import { day, kurus, lineId, ofVisit, randomId, quoteHeaderId, offerNo } from '../shapes';
import {
  address,
  askedTraveller,
  notarySale,
  odeme,
  payee,
  sampleVisit,
  shownDocument,
  shownPrice,
  typedTraveller,
} from './shapes';

const person = z.object({ displayName: z.string(), identityNoMasked: z.string(), phoneNumberMasked: z.string() });

export const policyInfoCalls = {
  'POST policyrequest/CreatePolicyInfo': command({
    who: 'visit',
    summary:
      'Stores payer, address, loss payee, notary sale, travellers, price and the disclosures that were shown, before payment.',
    input: ofOffer.extend({
      address,
      email: z.string().max(254),
      isInsurerDifferent: z.boolean().default(false),
      payee: payee.nullable().default(null),
      notarySale: notarySale.nullable().default(null),
      travellers: z.array(typedTraveller).max(20).default([]),
      shownDocuments: z.array(z.object({ kind: shownDocument.shape.kind, textVersion: z.string().max(40) })),
    }),
    output: z.object({ policyInfoId: randomId }),
    idempotent: true,
    sample: {
      ...sampleOfOffer,
      address: { city: '34', district: '3419', moreInformation: 'Örnek Sk. 1' },
      email: 'ayse@ornek.example',
      shownDocuments: [{ kind: 'informationForm', textVersion: '2026-11' }],
    },
  }),
  'GET policyrequest/GetInformations/{visitId}': command({
    who: 'visit',
    summary: 'All data of the summary: offer, persons, address, disclosures, and what this line requires.',
    input: ofVisit,
    output: z.object({
      line: lineId,
      quoteHeaderId,
      productId,
      offerNo,
      firmName: z.string(),
      productName: z.string(),
      startDate: day,
      total: kurus,
      insured: person,
      payer: person.extend({ isVerified: z.boolean() }).nullable().describe('null: the insured pays'),
      isPayerFixed: z.boolean().describe('nobody else may pay: the policyholder concludes it for the form’s person'),
      email: z.string(),
      address: address.nullable(),
      /** What this line requires beside the address. */
      asks: z.object({ payee: z.boolean(), notarySale: z.boolean(), travellers: z.boolean() }),
      payee: payee.nullable(),
      notarySale: notarySale.nullable(),
      travellers: z.array(askedTraveller).describe('who travels with the person of the form'),
      cardFrameUrl: z
        .string()
        .nullable()
        .describe("the bank's card fields, on the bank's origin; null: the card is entered on the provider's own page"),
      documents: z.array(shownDocument),
      payment: z
        .object({ odeme, isPaid: z.boolean() })
        .nullable()
        .describe("this visitor's open or completed payment of the offer; null: a payment can be started"),
      /** Conditions to show with the price: withdrawal, refund of discounts and their deduction. */
      terms: z.array(z.object({ title: z.string(), text: z.string() })),
    }),
    sample: sampleVisit,
  }),
  'GET policyrequest/GetPriceChange/{visitId}': command({
    who: 'visit',
    summary: 'Extension: after priceChanged, the confirmed price and the current one.',
    input: ofVisit,
    output: z.object({ confirmed: shownPrice.nullable(), current: shownPrice.extend({ seal: z.string() }) }),
    sample: sampleVisit,
  }),
  'GET policyrequest/GetLiveSales/{visitId}': command({
    who: 'visit',
    summary: 'Extension: after alreadyInsured, the caller’s own payments and policies of the same insurance.',
    input: ofVisit,
    output: z.array(z.object({ odeme, lineSlug: z.string(), isPaid: z.boolean() })),
    sample: sampleVisit,
  }),
};
