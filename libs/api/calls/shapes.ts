/** Shapes that several calls share. */
import { lineIds } from '@emsal/lines/facts/line-ids';
import { longestPlate } from '@emsal/validation/plate/plate';
import { z } from 'zod';
import { identifier } from './identifiers';

/** 128 random bits as 32 hex digits: a visit, a quote request, a stored offer. */
export const randomId = z.string().regex(/^[0-9a-f]{32}$/);
export const visitId = identifier('visitId', randomId.describe('a run through a form'));
export const quoteHeaderId = identifier('quoteHeaderId', randomId);
/** A national address code (UAVT). */
export const uavtCode = identifier('uavtCode', z.string().regex(/^[1-9]\d{9}$/));
export const policyNo = identifier('policyNo', z.string());
export const offerNo = identifier('offerNo', z.string());
export const ofVisit = z.object({ visitId });
export const sampleId = '0123456789abcdef0123456789abcdef';
/** Integer kuruş. */
export const kurus = z.int().nonnegative();
/** Calendar day, `YYYY-MM-DD`, Europe/Istanbul. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** An option of a select or combobox (funnel 3.7). */
export const option = z.object({
  code: z.string(),
  name: z.string(),
  model: z.string().optional(),
  median: z.number().optional(),
});
export const identityNo = z
  .string()
  .regex(/^\d{10,11}$/)
  .describe('citizen, foreigner or tax number, digits only');
/** As typed; validated by its rule. */
export const licensePlateNo = z.string().max(longestPlate);
export const phoneNumber = z
  .string()
  .regex(/^5\d{9}$/)
  .describe('ten digits without the leading 0');
export const lineId = z.enum(lineIds);
/** A form's answers by field name, validated by the line's own checks on both sides. */
export const answers = z.record(
  z.string().max(64),
  z.union([
    z.string().max(500),
    z.boolean(),
    z.number(),
    z.null(),
    z.array(z.unknown()),
    // The parts of an address.
    z.record(z.string().max(64), z.string().max(500)),
  ]),
);
