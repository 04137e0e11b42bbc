/** Extension: a whole offer list without personal data, by a sealed link that expires with its last offer. */
import { z } from 'zod';
import { command } from '../call';
import { cover, firmId, productId, sampleVisit } from './offer/shapes';
import { instant, kurus, lineId, ofVisit } from './shapes';

const linkedOffer = z.object({
  productId,
  firmId,
  firmName: z.string(),
  productName: z.string(),
  /** Kuruş. */
  price: kurus,
  maxInstalments: z.int(),
  scoreValue: z.number(),
  covers: z.array(cover),
  validUntil: instant,
  isExpired: z.boolean(),
});

export const linkedList = z.object({
  line: lineId,
  /** What is insured, the plate masked; empty for a risk that would name people. */
  insured: z.string(),
  /** Of how many people the prices are, `3 yolcu`; absent for one person or a thing. */
  people: z.string().optional(),
  /** First day of the insurance, `YYYY-MM-DD`. */
  startDate: z.string(),
  /** When the insurers were asked. */
  askedAt: instant,
  /** Insurers asked. */
  asked: z.int(),
  expiresAt: instant,
  /** In the recommended order. */
  offers: z.array(linkedOffer),
  /** Path at which the owner continues after a one-time code. */
  ownerPath: z.string(),
});

export const listLinkCalls = {
  'GET quoterequestapi/listlink/create/{visitId}': command({
    who: 'visit',
    summary: 'Extension: a sealed link to the latest list without personal data, valid as long as its last offer.',
    input: ofVisit,
    output: z.object({ path: z.string(), expiresAt: instant, offers: z.int() }),
    sample: sampleVisit,
    weight: 2,
  }),
  'GET quoterequestapi/listlink/open/{token}': command({
    who: 'anyone',
    summary: 'Extension: the list of a link: prices and covers, no name, no number, the plate masked.',
    input: z.object({ token: z.string().regex(/^[\w-]{40,400}$/) }),
    output: linkedList,
    sample: { token: 'a'.repeat(120) },
    weight: 2,
  }),
  'POST quoterequestapi/listlink/mail': command({
    who: 'visit',
    summary: 'Extension: mails the latest list with its link; only for a verified visit.',
    input: ofVisit.extend({ email: z.string().max(254) }),
    output: z.null(),
    sample: { ...sampleVisit, email: 'ayse@ornek.example' },
    weight: 10,
  }),
};
