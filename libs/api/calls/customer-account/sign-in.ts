/** Signing in: identity and telephone, one-time code, birth date of whoever is new, session. */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { day, identityNo, phoneNumber, randomId } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';
import { customerId } from './shapes';

/** Names one sign-in of one browser, from its start to its session. */
const seance = randomId.describe('the sign-in, valid for one session');
const textVersion = z.string().min(1).max(40);

/** `start`: nothing runs. `otp`: the code is awaited. `birthDate`: the person is new here. `login`: `login` opens the session. */
export const signInSteps = ['start', 'otp', 'birthDate', 'login'] as const;

/** A path of the account area; every other target is dropped. */
const target = z.string().max(500);

export const signInStatus = z.object({
  step: z.enum(signInSteps),
  seance: seance.nullable(),
  isNew: z.boolean().describe('began as a registration'),
  phoneNumberMasked: z.string(),
  isCompany: z.boolean().optional().describe('began with a tax number; releases before it leave it out'),
  code: otpState.nullable().describe('of the last code; null without one'),
});

export const signInCalls = {
  'POST selfservice/customeraccount/startSignIn': command({
    who: 'visitor',
    summary:
      'Extension: begins a sign-in or registration and sends its code; the same answer for known and unknown numbers.',
    input: z.object({
      identityNo,
      phoneNumber,
      isNew: z.boolean().default(false),
      email: z.string().max(254).optional(),
      userAgreementVersion: textVersion.describe('accepted with this sign-in'),
      privacyPolicyVersion: textVersion.describe('accepted with this sign-in'),
      target: target.optional(),
      ...captchaField,
    }),
    output: otpState,
    sample: {
      identityNo: '10000000078',
      phoneNumber: '5321234567',
      userAgreementVersion: '2026-11',
      privacyPolicyVersion: '2026-11',
    },
    weight: 10,
  }),
  'POST selfservice/customeraccount/sendotp': command({
    who: 'visitor',
    summary: 'Extension: sends the running sign-in a new code.',
    input: z.object(captchaField),
    output: otpState,
    sample: {},
    weight: 10,
  }),
  'POST selfservice/customeraccount/otpvalidate': command({
    who: 'visitor',
    summary: 'Extension: checks the code of the running sign-in; tells what the sign-in needs next.',
    input: z.object({ code: oneTimeCode }),
    output: signInStatus,
    sample: { code: '123456' },
    weight: 3,
  }),
  'POST selfservice/customeraccount/getOtpVerificationStatus': command({
    who: 'visitor',
    summary: 'Where this browser’s sign-in stands, so that a reload goes on.',
    input: z.object({}),
    output: signInStatus,
    sample: {},
  }),
  'POST selfservice/customeraccount/queryCustomer': command({
    who: 'visitor',
    summary: 'After the code: checks the birth date of whoever has no account yet against the registry.',
    input: z.object({
      identityNo: identityNo.optional().describe('absent: the sign-in’s'),
      phoneNumber: phoneNumber.optional(),
      birthDate: day,
      email: z.string().max(254).optional(),
    }),
    output: z.null(),
    sample: { identityNo: '10000000078', phoneNumber: '5321234567', birthDate: '1985-04-12' },
    weight: 5,
  }),
  'POST selfservice/customeraccount/login': command({
    who: 'visitor',
    summary: 'After the code: opens the session, an HttpOnly cookie of 30 days; refused with identityNotMatchPhone.',
    input: z.object({
      identityNo: identityNo.optional().describe('absent: the sign-in’s'),
      phoneNumber: phoneNumber.optional(),
      seance,
    }),
    output: z.object({
      customerId,
      otherPhoneList: z.array(z.string()).describe('masked'),
      target: z.string().nullable().describe('where the visitor wanted to go, told once'),
    }),
    sample: { identityNo: '10000000078', phoneNumber: '5321234567', seance: '0123456789abcdef0123456789abcdef' },
    weight: 5,
  }),
  'POST selfservice/customeraccount/logout': command({
    who: 'visitor',
    summary: 'Extension: ends the sessions of this browser and what its one-time codes proved.',
    input: z.object({}),
    output: z.null(),
    sample: {},
  }),
};
export type SignInStatus = z.output<typeof signInStatus>;
