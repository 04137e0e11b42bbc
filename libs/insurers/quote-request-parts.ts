/** Parts that the requests of several lines share: policyholder, campaigns and options. */
import { z } from 'zod';
import { coverLimit, day, hexId, identityNo, years } from './scalars';

export const policyholder = z.object({
  identityNo,
  birthday: day.optional(),
  /** Occupation of the form, code of the reference list. */
  jobCode: z.string().max(8).optional(),
});

/** Campaigns that the visitor opted in to, with their declarations. */
export const campaigns = z.object({
  child: z.object({ age: years }).optional(),
  /** An occupation other than the form's. */
  job: z.object({ code: z.string().max(8) }).optional(),
  driver: z.object({ age: years, licenceYears: years }).optional(),
});

/** A value of an option that a line declares, as text. */
export const optionValue = z.object({ key: z.string().min(1).max(40), value: z.string().max(40) });

/** Changes of an offer that the visitor requests; insurers are queried again. */
export const quoteOptions = z.object({
  immLimit: coverLimit.optional(),
  /** Added optional covers, by key of the offer's `optionalCovers`. */
  covers: z.array(z.string().max(40)).max(30).optional(),
  /** Excluded accessories, by code. */
  accessoriesOff: z.array(z.string().max(40)).max(40).optional(),
  /** Options that the line declares: a choice's value, a whole amount in TL, or whether a switch is on. */
  chosen: z.array(optionValue).max(40).optional(),
  /** Replaces the online discount at insurers that accept the code. */
  discountCode: z.string().max(20).optional(),
  withoutOnlineDiscount: z.boolean().optional(),
});

/** Common to the requests of all lines. */
export const quoteRequestBase = z.object({
  version: z.literal(2),
  /** Our own id of this request, 32 hex digits: the same id gets the same answer. */
  requestId: hexId,
  policyholder,
  /** First day of the new policy. */
  startDate: day,
  /** Last day of the previous policy of the same line; absent without one. */
  previousPolicyEnd: day.optional(),
  campaigns: campaigns.optional(),
  options: quoteOptions.optional(),
});
