/** The quote passport, an extension: opens a visit on another device with a code, an offer number or a short link, and a one-time code. */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { instant, lineId, ofVisit, sampleId, visitId, offerNo } from '../shapes';
import { oneTimeCode, otpState } from './one-time-code';

export const passportCalls = {
  'POST quoterequestapi/passport/create': command({
    who: 'visit',
    summary: 'A code that opens this visit on another device; the newest three are valid.',
    input: ofVisit,
    output: z.object({
      code: z.string().describe('three groups of four letters'),
      expiresAt: instant,
      offerNo: offerNo.nullable().describe('can be used instead of the code'),
    }),
    sample: { visitId: sampleId },
    weight: 3,
  }),
  'POST quoterequestapi/passport/sendotp': command({
    who: 'visitor',
    summary:
      "Sends a one-time code to the telephone of the passport's visit; the answer is the same for an unknown passport.",
    input: z.object({
      passport: z.string().min(1).max(400).describe('passport code, offer number or hash of CreateShortLinkHash'),
      ...captchaField,
    }),
    output: otpState,
    sample: { passport: 'ROLU DASE FOLA' },
    weight: 10,
  }),
  'POST quoterequestapi/passport/open': command({
    who: 'visitor',
    summary: "Checks the one-time code of this browser's last passport; a correct one adds this browser to the visit.",
    input: z.object({ code: oneTimeCode }),
    output: z.object({ visitId, line: lineId, offerNo: offerNo.nullable() }),
    sample: { code: '123456' },
    weight: 3,
  }),
};
