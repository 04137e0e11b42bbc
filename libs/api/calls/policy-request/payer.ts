/** The payer, and the one-time code that verifies them (funnel 7.4). */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { identityNo, ofVisit, phoneNumber } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';
import { sampleVisit } from './shapes';

export const payerCalls = {
  'POST policyrequest/SearchInsurer': command({
    who: 'visit',
    summary: 'The payer by identity number, masked.',
    input: ofVisit.extend({ identityNo, ...captchaField }),
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
    summary: 'Stores another payer, who must then be verified by a code to their telephone.',
    input: ofVisit.extend({ identityNo, phoneNumber }),
    output: z.null(),
    sample: { ...sampleVisit, identityNo: '10000000078', phoneNumber: '5321234567' },
    idempotent: true,
  }),
  'POST policyrequest/SaveInsurerPhone': command({
    who: 'visit',
    summary:
      'Stores another telephone of the payer, to be verified by a code; refused with phoneMaximumUse at the eleventh.',
    input: ofVisit.extend({ phoneNumber }),
    output: z.null(),
    sample: { ...sampleVisit, phoneNumber: '5321234567' },
    idempotent: true,
    weight: 3,
  }),
  'POST policyrequest/IsOtpRequired': command({
    who: 'visit',
    summary: 'Whether the payment requires a one-time code.',
    input: ofVisit,
    output: z.object({ isOtpRequired: z.boolean(), phoneNumberMasked: z.string() }),
    sample: sampleVisit,
  }),
  'POST policyrequest/sendotp': command({
    who: 'visit',
    summary: 'Sends a one-time code to the telephone of the payer.',
    input: ofVisit.extend(captchaField),
    output: otpState,
    sample: sampleVisit,
    idempotent: true,
    weight: 10,
  }),
  'POST policyrequest/otpvalidate': command({
    who: 'visit',
    summary: 'Checks the code; a correct one allows the payment.',
    input: ofVisit.extend({ code: oneTimeCode }),
    output: z.null(),
    sample: { ...sampleVisit, code: '123456' },
    idempotent: true,
    weight: 3,
  }),
};
