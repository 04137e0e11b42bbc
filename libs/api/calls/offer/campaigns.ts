/** Campaigns of an offer, and what the visitor states for them (funnel 3.3). */
import { mayHoldLicence, oldestChild, youngestDriver } from '@emsal/validation/ages/campaign-ages';
import { z } from 'zod';

const years = z.int().min(0).max(120);

/** Campaign numbers, as in `discountList`: 0 occupation, 3 child, 6 driver. */
export const campaignId = z.union([z.literal(0), z.literal(3), z.literal(6)]);
export const campaignKind = z.enum(['job', 'child', 'driver']);
/** The visitor's statements that qualify for campaigns; each is an assumption of the price. */
export const campaignOptions = z.object({
  child: z.object({ age: years.max(oldestChild) }).optional(),
  job: z.object({ code: z.string().min(1).max(8) }).optional(),
  driver: z
    .object({ age: years.min(youngestDriver), licenceYears: years })
    .refine(({ age, licenceYears }) => mayHoldLicence(age, licenceYears), { path: ['licenceYears'] })
    .optional(),
});
export const offerCampaign = z.object({
  id: campaignId,
  kind: campaignKind,
  /** The largest discount of the insurer. */
  percent: z.int(),
  condition: z.string(),
  isApplied: z.boolean(),
  /** The visitor opted in, but the insurer did not grant it. */
  isRefused: z.boolean().optional(),
});
