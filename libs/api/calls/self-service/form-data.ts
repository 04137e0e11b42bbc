/** The one-time code of service pages: whoever has no session proves an identity and a telephone (spec member 7; decision 360). */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { identityNo, phoneNumber } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';

/** `start`: nothing runs. `otp`: the code is awaited. `proven`: service pages are open for this person. */
export const proofSteps = ['start', 'otp', 'proven'] as const;

export const proofStatus = z.object({
  step: z.enum(proofSteps),
  identityNoMasked: z.string(),
  phoneNumberMasked: z.string(),
  code: otpState.nullable().describe('of the last code; null without one'),
});

export const formDataCalls = {
  'POST selfservice/formData/SendOtp': command({
    who: 'visitor',
    summary:
      'Begins the proof of a person and sends its code; the same answer for known and unknown numbers. Without numbers: a new code for the running proof.',
    input: z.object({
      identityNo: identityNo.optional().describe('absent: the running proof’s'),
      phoneNumber: phoneNumber.optional(),
      ...captchaField,
    }),
    output: otpState,
    sample: { identityNo: '10000000078', phoneNumber: '5321234567' },
    weight: 10,
  }),
  'POST selfservice/formData/otpValidate': command({
    who: 'visitor',
    summary: 'Checks the code; a right one opens the service pages for this person, in this browser, for half an hour.',
    input: z.object({ code: oneTimeCode }),
    output: proofStatus,
    sample: { code: '123456' },
    weight: 3,
  }),
  'POST selfservice/formData/getOtpVerificationStatus': command({
    who: 'visitor',
    summary: 'Where this browser’s proof stands, so that a reload goes on.',
    input: z.object({}),
    output: proofStatus,
    sample: {},
  }),
};
export type ProofStatus = z.output<typeof proofStatus>;
