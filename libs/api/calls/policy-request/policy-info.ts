/** Policy information: what the summary shows and what the customer fixes there before paying (funnel 3.9, 4.4). */
import { z } from 'zod';
import { command } from '../../call';
import { ofOffer, productId, sampleOfOffer } from '../offer/shapes';
import { day, kurus, lineId, ofVisit, randomId } from '../shapes';
import { address, notarySale, odeme, payee, sampleVisit, shownDocument, shownPrice } from './shapes';

const person = z.object({ displayName: z.string(), identityNoMasked: z.string(), phoneNumberMasked: z.string() });

export const policyInfoCalls = {
  'POST policyrequest/CreatePolicyInfo': command({
    who: 'visit',
    summary: 'Fixes payer, address, payee, notary sale, price and the documents that were shown, before payment.',
    input: ofOffer.extend({
      address,
      email: z.string().max(254),
      isInsurerDifferent: z.boolean().default(false),
      payee: payee.nullable().default(null),
      notarySale: notarySale.nullable().default(null),
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
    summary: 'Everything the summary shows: offer, persons, address, documents, and what this line asks for.',
    input: ofVisit,
    output: z.object({
      line: lineId,
      quoteHeaderId: randomId,
      productId,
      offerNo: z.string(),
      firmName: z.string(),
      productName: z.string(),
      startDate: day,
      total: kurus,
      insured: person,
      payer: person.extend({ isVerified: z.boolean() }).nullable().describe('null: the insured pays'),
      email: z.string(),
      address: address.nullable(),
      /** What this line asks for beside the address. */
      asks: z.object({ payee: z.boolean(), notarySale: z.boolean() }),
      payee: payee.nullable(),
      notarySale: notarySale.nullable(),
      cardFrameUrl: z
        .string()
        .nullable()
        .describe(
          "the bank's card fields, on the bank's own origin; null: the card is typed on the provider's own page",
        ),
      documents: z.array(shownDocument),
      payment: z
        .object({ odeme, isPaid: z.boolean() })
        .nullable()
        .describe(
          "this visitor's payment of the offer that is still open or was paid; null: nothing stands in the way",
        ),
      /** Sentences to show with the price: withdrawal, refund of discounts, taking them back. */
      terms: z.array(z.object({ title: z.string(), text: z.string() })),
    }),
    sample: sampleVisit,
  }),
  'GET policyrequest/GetPriceChange/{visitId}': command({
    who: 'visit',
    summary: 'Ours: after priceChanged, the price that the customer confirmed beside the one of today.',
    input: ofVisit,
    output: z.object({ confirmed: shownPrice.nullable(), current: shownPrice.extend({ seal: z.string() }) }),
    sample: sampleVisit,
  }),
};
