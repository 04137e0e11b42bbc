/** One question to whoever sold an insured vehicle (spec member 3; decision 371). The link of the mail is the right to answer. */
import { z } from 'zod';
import { command } from '../../call';
import { surveyAnswers } from '../../outcomes/vehicle-survey';
import { policyStatuses } from '../customer-account/policies';

/** A sealed policy. */
const hashedId = z.string().regex(/^[\w-]{40,400}$/);
const sales = z.enum(surveyAnswers);
/** What a client read from the new vehicle's registration document. */
const ocrItem = z.object({ name: z.string().max(40), value: z.string().max(80) });
const ocrItems = z.array(ocrItem).max(30);
/** Where that client keeps the whole reading. */
const rawDataLogId = z.string().max(64).nullable();

export const vehicleSurvey = z.object({
  step1: z.object({
    policyStatus: z
      .array(z.object({ lineName: z.string(), status: z.enum(policyStatuses) }))
      .describe('the policies of the sold vehicle'),
    tcNoOrTaxNo: z.string().describe('masked'),
    licensePlateNo: z.string().describe('of the sold vehicle'),
  }),
  step2: z.object({ sales: sales.nullable().describe('null until it is answered') }),
  ocrItems,
  rawDataLogId,
});
export type VehicleSurvey = z.output<typeof vehicleSurvey>;

export const vehicleSurveyCalls = {
  'GET selfservice/formdata/GetSurveyDetails/{hashedId}': command({
    who: 'anyone',
    summary: 'The sold vehicle that the link of a mail asks about, and the answer that was given.',
    input: z.object({ hashedId }),
    output: vehicleSurvey,
    sample: { hashedId: 'a'.repeat(120) },
    weight: 2,
  }),
  'POST selfservice/formData/SubmitSurveyAnswer': command({
    who: 'visitor',
    summary: 'Stores the one answer to a survey; the page sends no reading of a document.',
    input: z.object({
      hashedId,
      step2: z.object({ sales }),
      ocrItems: ocrItems.default([]),
      rawDataLogId: rawDataLogId.default(null),
    }),
    output: z.null(),
    sample: { hashedId: 'a'.repeat(120), step2: { sales: '1' } },
    weight: 5,
  }),
};
