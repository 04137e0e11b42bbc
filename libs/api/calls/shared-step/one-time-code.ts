/** The one-time code that protects personal data (funnel 7.1, 9). */
import { oneTimeCodeDigits } from '@emsal/validation/generic/one-time-code-digits';
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { ofVisit, sampleId, visitId } from '../shapes';

const sampleVisit = { visitId: sampleId };

/** The code as it is typed. */
export const oneTimeCode = z.string().regex(new RegExp(`^\\d{${oneTimeCodeDigits}}$`));

/** The state of a code, by server time. */
export const otpState = z.object({
  expiresInSeconds: z.int().describe('until the code ends, by the server clock'),
  resendInSeconds: z.int(),
  triesLeft: z.int(),
});

export const oneTimeCodeCalls = {
  'POST quoterequestapi/sharedstep/isotprequired': command({
    who: 'visit',
    summary: 'Whether access to personal data requires a one-time code.',
    input: ofVisit,
    output: z.object({ isOtpRequired: z.boolean() }),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/sendotp': command({
    who: 'visit',
    summary: 'Sends a one-time code to the telephone of the visit.',
    input: ofVisit.extend(captchaField),
    output: otpState,
    sample: sampleVisit,
    weight: 10,
  }),
  'POST quoterequestapi/sharedstep/otpvalidate': command({
    who: 'visit',
    summary: 'Checks a one-time code; a correct one verifies the visit.',
    input: z.object({ visitId, code: oneTimeCode }),
    output: z.null(),
    sample: { ...sampleVisit, code: '123456' },
    weight: 3,
  }),
};
