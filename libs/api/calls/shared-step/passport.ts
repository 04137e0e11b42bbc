/** The quote passport, ours: the same visit on another device, by a code, an offer number or a short link and a one-time code. */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { instant, lineId, ofVisit, sampleId, visitId } from '../shapes';
import { otpState } from './one-time-code';

export const passportCalls = {
  'POST quoterequestapi/passport/create': command({
    who: 'visit',
    summary: 'A code by which this visit is opened on another device; three hold at a time, the oldest ends first.',
    input: ofVisit,
    output: z.object({
      code: z.string().describe('three spoken words of four letters'),
      expiresAt: instant,
      offerNo: z.string().nullable().describe('opens the visit just as well'),
    }),
    sample: { visitId: sampleId },
    weight: 3,
  }),
  'POST quoterequestapi/passport/sendotp': command({
    who: 'visitor',
    summary:
      "Sends a one-time code to the telephone of the passport's visit; the answer is the same when there is none.",
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
    summary: "Tries the one-time code of this browser's last passport; a right one makes the visit this browser's too.",
    input: z.object({ code: z.string().regex(/^\d{6}$/) }),
    output: z.object({ visitId, line: lineId, offerNo: z.string().nullable() }),
    sample: { code: '123456' },
    weight: 3,
  }),
};
