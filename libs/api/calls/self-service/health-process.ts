/** The health information form of an application: the insured people's declarations, approved by a code (member 4, 7; decision 377). */
import { questionCount } from '@emsal/validation/health-declaration/declaration';
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { identifier } from '../identifiers';
import { day, instant, randomId } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';

/** 256 random bits: whoever has the link of the SMS. */
const hash = identifier('hash', z.string().regex(/^[\w-]{43}$/));
const ofForm = z.object({ hash });
const text = z.string().max(300).default('');
const customerOrder = z.int().min(1).max(20);

const disease = z.object({
  answer: text,
  name: text,
  detail: text,
  date: text,
  hospital: text,
  medicines: text,
  status: text,
});
/** As typed. */
export const healthProcessInformation = z.object({
  customerOrder,
  height: text,
  weight: text,
  militaryStatus: text,
  pregnancy: text,
  cancelledPolicy: text,
  cancelledPolicyDetail: text,
  activePolicy: text,
  activePolicyCompany: text,
  activePolicyEndDate: text,
  diseases: z.array(disease).length(questionCount),
});
const customerInfoDetail = z.object({
  customerOrder,
  name: z.string().describe('first name, or the relation to the applicant'),
  isAdult: z.boolean(),
});

/** `open`: may be filled in and approved. `locked`: too many wrong numbers; only a new form helps. */
export const informationFormState = z.enum(['open', 'approved', 'locked']);
const informationForm = z.object({
  state: informationFormState,
  firmName: z.string(),
  phoneNumberMasked: z.string(),
  /** The form ends after this day. */
  validUntil: day,
  isCallRequested: z.boolean(),
  isComplete: z.boolean().describe('everybody’s declaration is saved'),
  customerInfoDetail: z.array(customerInfoDetail).describe('everybody of the application'),
  /** What was saved: empty for other browsers than the one that saved it. */
  saved: z.object({
    healthProcessInformation: z.array(healthProcessInformation),
    removed: z.array(customerOrder).describe('who is not to be insured after all'),
  }),
});
const approvedForm = z.object({
  firmName: z.string(),
  approvedAt: instant,
  answeredBy: day.describe('the company answers by then'),
  documentId: randomId,
  documentBytes: z.int(),
  people: z.array(z.object({ name: z.string(), answers: z.array(z.object({ label: z.string(), value: z.string() })) })),
});

const sampleForm = { hash: 'A'.repeat(43) };
const no = { answer: 'no' };
const sampleInformation = {
  customerOrder: 1,
  height: '178',
  weight: '81',
  militaryStatus: 'done',
  pregnancy: 'no',
  cancelledPolicy: 'no',
  activePolicy: 'no',
  diseases: [no, no, no, no, no],
};

export const healthProcessCalls = {
  'GET selfservice/HealthProcess/GetInformationForm/{hash}': command({
    who: 'visitor',
    summary: 'The information form of a link: whom it asks about, and what this browser saved.',
    input: ofForm,
    output: informationForm,
    sample: sampleForm,
    weight: 3,
  }),
  'POST selfservice/HealthProcess/saveInformationForm': command({
    who: 'visitor',
    summary: 'Saves the declarations that are complete, and who was removed. It replaces what was saved before.',
    input: z.object({
      hash,
      textVersion: z.string().min(1).max(40).describe('of the explicit consent'),
      healthProcessInformation: z.array(healthProcessInformation).max(20),
      customerInfoDetail: z.array(z.object({ customerOrder })).min(1).max(20).describe('who stays insured'),
      personsInsuredLength: z.int().describe('number of them'),
    }),
    output: z.object({ isComplete: z.boolean() }),
    sample: {
      ...sampleForm,
      textVersion: 'saglik-formu-2026-11',
      healthProcessInformation: [sampleInformation],
      customerInfoDetail: [{ customerOrder: 1 }],
      personsInsuredLength: 1,
    },
    weight: 3,
  }),
  'POST selfservice/HealthProcess/SendInformationFormCode': command({
    who: 'visitor',
    summary: 'Extension: sends the code of the approval to the applicant’s telephone.',
    input: ofForm.extend(captchaField),
    output: otpState,
    sample: sampleForm,
    weight: 10,
  }),
  'POST selfservice/HealthProcess/VerifyInformationFormModelAsync': command({
    who: 'visitor',
    summary:
      'Approves the saved declarations by the code and the last three digits of an insured person’s number. Of an approved form, it opens the result in this browser.',
    input: z.object({ hash, code: oneTimeCode, lastThreeDigits: z.string().regex(/^\d{3}$/) }),
    output: z.null(),
    sample: { ...sampleForm, code: '123456', lastThreeDigits: '146' },
    weight: 5,
  }),
  'GET selfservice/HealthProcess/GetHealthInformationSaveModelForPdf/{hash}': command({
    who: 'visitor',
    summary: 'What was approved, with its PDF, for the browser that approved it.',
    input: ofForm,
    output: approvedForm,
    sample: sampleForm,
    weight: 3,
  }),
  'GET selfservice/HealthProcess/CallMeForCheckingInformation/{hash}': command({
    who: 'visitor',
    summary: 'Asks the adviser of the application to call about the form.',
    input: ofForm,
    output: z.null(),
    sample: sampleForm,
    changesState: true,
    weight: 5,
  }),
};
export type HealthProcessInformation = z.output<typeof healthProcessInformation>;
export type InformationForm = z.output<typeof informationForm>;
export type InformationFormState = z.output<typeof informationFormState>;
export type ApprovedForm = z.output<typeof approvedForm>;
