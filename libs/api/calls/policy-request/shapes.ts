/** Shapes that several checkout calls share. */
import { shortestNotaryName } from '@emsal/validation/notary-name/notary-name';
import { z } from 'zod';
import { priceBreakdown } from '../offer/shapes';
import { day, instant, kurus, sampleId } from '../shapes';

export const sampleVisit = { visitId: sampleId };

/** Opaque name of one payment attempt. */
export const odeme = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .describe('opaque name of one payment attempt');
export const sampleOdeme = 'a'.repeat(32);

export const address = z.object({
  city: z.string().max(3),
  district: z.string().max(8),
  moreInformation: z.string().max(300),
});

/** The loss payee, who is paid first in a claim because the insured object secures a loan (funnel 3.9). */
export const payee = z.object({
  payeeStatus: z.boolean().describe('there is a loss payee'),
  bankCode: z.string().max(8).default(''),
  bankCity: z.string().max(3).default(''),
  branchCode: z.string().max(8).default(''),
  financialCompanyCode: z.string().max(8).default('').describe('instead of a bank'),
  tcOrTaxNo: z.string().max(11).default('').describe("the borrower's number"),
});

/** The notarised sale of a vehicle that is insured before its registration (funnel 3.9). */
export const notarySale = z.object({
  city: z.string().max(3),
  notaryName: z.string().min(shortestNotaryName).max(120),
  saleDate: day,
  saleNo: z.string().max(20).default('').describe('journal number, known after the sale'),
});

const personName = z.string().max(100);

/** Who travels along, by their place in the journey: the policyholder's form is the first. */
const travellerPlace = z.int().min(2).max(20);

/** As typed. Without a number the one that was saved before stays. */
export const typedTraveller = z.object({
  place: travellerPlace,
  name: personName,
  surname: personName,
  identityNo: z.string().max(32).default(''),
  passportNo: z.string().max(32).default('').describe('of somebody without an identity number'),
});

export const askedTraveller = z.object({
  place: travellerPlace,
  title: z.string(),
  birthYear: z.string(),
  name: personName,
  surname: personName,
  numberMasked: z.string().describe('empty until it was saved'),
  byPassport: z.boolean(),
  asksNumber: z.boolean().describe('false where the form has asked it'),
});

export const shownDocument = z.object({
  kind: z.enum(['informationForm', 'distanceSale']),
  title: z.string(),
  textVersion: z.string(),
  url: z.string().describe('PDF, public'),
});

/** A price as shown to the customer. */
export const shownPrice = z.object({ total: kurus, breakdown: priceBreakdown, validUntil: instant });
