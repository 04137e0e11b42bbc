/** What the account knows of its customer. */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { day, instant } from '../shapes';
import { customerId, ofCustomer, sampleCustomer } from './shapes';

/** What the registry does not tell of everybody, and what only the customer knows. */
const changes = z.object({
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
  companyName: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  cityCode: z.string().max(3).optional(),
  districtCode: z.string().max(8).optional(),
  jobCode: z.string().max(8).optional(),
});
export const missingInformation = ['name', 'address'] as const;

/** Where the occupation was told: in the account, or in a form of the customer. */
export const jobSources = { account: 1, form: 2 } as const;

export const accountInformation = z.object({
  customerId,
  identityNo: z.string().describe('masked; as long as the number'),
  isEntityTc: z.boolean().describe('a person, not a company'),
  birthDate: day.nullable(),
  email: z.string(),
  emailVerificationStatus: z.boolean(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  jobInfo: z
    .object({
      jobCode: z.string(),
      jobName: z.string(),
      jobDesc: z.string().describe('what the occupation brings; empty where nothing'),
      sourceId: z.literal(Object.values(jobSources)).describe('where it was told'),
    })
    .nullable(),
  isPermissionEmail: z.boolean(),
  isPermissionSms: z.boolean(),
  isPermissionPhone: z.boolean(),
  isMarket: z.boolean().describe('one of the three channels is open'),
  lastLogin: instant.nullable(),
  phone: z.string().describe('masked; the one that was bound first'),
  loginId: z.string(),
  missing: z.array(z.enum(missingInformation)),
});

export const accountInformationCalls = {
  'GET selfservice/customeraccount/getSession': command({
    who: 'visitor',
    summary: 'Extension: whose session this browser carries; null without one.',
    input: z.object({}),
    output: z.object({ customerId, firstName: z.string() }).nullable(),
    sample: {},
  }),
  'GET selfservice/customeraccount/getCustomerInfo/{customerId}': command({
    who: 'customer',
    summary: 'The customer’s personal information.',
    input: ofCustomer,
    output: accountInformation,
    sample: sampleCustomer,
  }),
  'POST selfservice/customeraccount/savecustomer': command({
    who: 'customer',
    summary: 'Changes the personal information; an e-mail equal to the registered one is refused with emailSame.',
    input: changes,
    output: z.null(),
    sample: { email: 'ayse@ornek.example' },
    weight: 2,
  }),
  'POST selfservice/customeraccount/updateCustomerMissingInformation': command({
    who: 'customer',
    summary: 'Fills in personal information that is missing; what is known stays.',
    input: changes,
    output: z.object({ missing: z.array(z.enum(missingInformation)) }),
    sample: { cityCode: '34', districtCode: '3401' },
    weight: 2,
  }),
  'GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}': lookup({
    who: 'customer',
    summary: 'The customers that this login reaches; changing to another one needs a sign-in.',
    input: ofCustomer,
    output: z.array(z.object({ name: z.string(), identityNo: z.string(), isCurrent: z.boolean() })),
    sample: sampleCustomer,
  }),
};
export type AccountInformation = z.output<typeof accountInformation>;
