/** What we keep of a customer and whom we told it, the copy of it, and the end of the account (decisions 328, 342). */
import { z } from 'zod';
import { command } from '../../call';
import { roleNames } from '../../staff-roles';
import { lookKinds } from '../../employee-looks';
import { requestKinds } from '../../request-states';
import { captchaField } from '../captcha';
import { instant } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';
import { phoneEncrypter } from './shapes';

/** What a code is asked for. */
export const accountCodePurposes = ['export', 'deletion', 'passkey'] as const;
/** Kinds of data with a period of their own. */
export const keptKinds = ['account', 'sale', 'unsoldVisit', 'consent', 'entry', 'review', 'security', 'looks'] as const;

const disclosure = z.object({
  lineName: z.string(),
  insured: z.string().describe('what the offers were for; may be empty'),
  at: instant,
  firms: z.array(
    z.object({ firmId: z.int(), firmName: z.string(), state: z.enum(['asked', 'offered', 'declined', 'timedOut']) }),
  ),
  assistantReadAt: instant
    .nullable()
    .describe('when an assistant last read the offers of this form, at its newest list'),
});
const look = z.object({
  at: instant,
  role: z.enum(roleNames).nullable().describe('of the employee; null where the audit log does not say'),
  opened: z.enum(lookKinds),
  requestKind: z.enum(requestKinds).nullable().describe('of a request; null of an application'),
  lineName: z.string().describe('of an application; empty of a request'),
  number: z.string().describe('of the request or application'),
});
const kept = z.object({
  kind: z.enum(keptKinds),
  days: z.int().nullable().describe('null: without a period'),
});
const deletion = z.object({
  policies: z.int().describe('bought here, whose records stay'),
  runningPolicies: z.int().describe('of them, that still insure'),
  openRequests: z.int().describe('cancellations and others, which go on'),
  openHelp: z.int().describe('about no policy: withdrawn with the account, which alone knows where to answer'),
  priceWatches: z.int().describe('that still run: they end'),
  refundDue: z.int().describe('kuruş that are still paid back'),
  needsBankAccount: z.boolean().describe('the card refused some of it: an account is named without signing in'),
  externalPolicies: z.int(),
  coupons: z.int().describe('that could still be used'),
  saleDays: z.int().describe('how long the law keeps their records'),
  isPaymentRunning: z.boolean().describe('until it has ended the account stays'),
});
export type Disclosure = z.output<typeof disclosure>;
export type EmployeeLook = z.output<typeof look>;
export type KeptData = z.output<typeof kept>;
export type AccountDeletion = z.output<typeof deletion>;

const proven = z.object({ phoneEncrypter, code: oneTimeCode });
const samplePhone = 'a'.repeat(43);

export const accountPrivacyCalls = {
  'GET selfservice/customeraccount/getPrivacy': command({
    who: 'customer',
    summary:
      'Extension: how long which data are kept, which insurers were asked with the identity number, and which employees opened what, newest first.',
    input: z.object({}),
    output: z.object({ kept: z.array(kept), disclosures: z.array(disclosure), looks: z.array(look) }),
    sample: {},
    weight: 2,
  }),
  'GET selfservice/customeraccount/getAccountDeletion': command({
    who: 'customer',
    summary: 'Extension: what the deletion of the account would delete and leave.',
    input: z.object({}),
    output: deletion,
    sample: {},
  }),
  'POST selfservice/customeraccount/sendAccountCode': command({
    who: 'customer',
    summary: 'Extension: sends a code to one of the customer’s telephones, before an export or the deletion.',
    input: z.object({ purpose: z.enum(accountCodePurposes), phoneEncrypter, ...captchaField }),
    output: otpState,
    sample: { purpose: 'export', phoneEncrypter: samplePhone },
    weight: 10,
  }),
  'POST selfservice/customeraccount/exportAccount': command({
    who: 'customer',
    summary:
      'Extension: with the code, a copy of the customer’s data for machines and for people. It is stored nowhere.',
    input: proven,
    output: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          type: z.enum(['application/json', 'application/pdf']),
          content: z.string().describe('base64'),
        }),
      ),
    }),
    sample: { phoneEncrypter: samplePhone, code: '123456' },
    weight: 20,
  }),
  'POST selfservice/customeraccount/deleteAccount': command({
    who: 'customer',
    summary:
      'Extension: with the code, deletes the account and ends its sessions; what the law keeps stays. Refused with paymentRunning.',
    input: proven,
    output: z.null(),
    sample: { phoneEncrypter: samplePhone, code: '123456' },
    weight: 10,
  }),
};
