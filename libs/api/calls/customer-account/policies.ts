/** The customer's policies: those that were bought here, and external ones that the customer added (decisions 343, 345). */
import { z } from 'zod';
import { command } from '../../call';
import { assetStates, policyFamilies } from '../../policy-filters';
import { day, instant, kurus, lineId, phoneNumber, policyNo, randomId, sampleId } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';
import { customerId, sampleCustomer } from './shapes';

/** `upcoming`: issued, cover begins later. `duringPeriod`: in its renewal period, the last 30 days. `external`: running, not bought here. */
export const policyStatuses = [
  'active',
  'upcoming',
  'expired',
  'cancelled',
  'cancelling',
  'external',
  'duringPeriod',
] as const;
/** An insured person's relation to the policyholder, in the specification's words. */
export const insuredRelations = ['self', 'child', 'family', 'connection'] as const;

/** What is insured; empty where its kind has no such value. */
const asset = z.object({
  kind: z.string().nullable().describe('kind of risk'),
  plate: z.string(),
  imei: z.string(),
  uavtCode: z.string(),
  petName: z.string(),
  petType: z.string(),
  insured: z.array(
    z.object({
      tckn: z.string().describe('masked; of a passport where somebody has no identity number'),
      name: z.string().describe('empty where it is not known'),
      relation: z.enum(insuredRelations),
    }),
  ),
});

export const policyCard = z.object({
  id: randomId,
  type: z.enum(['sold', 'external']),
  line: lineId,
  lineName: z.string(),
  branchId: z.int(),
  family: z.enum(policyFamilies),
  firmId: z.int().nullable().describe('null for an external policy'),
  firmName: z.string(),
  policyNo,
  startDate: day.nullable().describe('null where the customer did not tell'),
  endDate: day,
  price: kurus.nullable().describe('null for an external policy'),
  status: z.enum(policyStatuses),
  state: z.union([z.literal(assetStates.active), z.literal(assetStates.expired)]),
  insured: z.string().describe('what people recognise it by; empty where nobody told'),
  asset,
  renewalPath: z
    .string()
    .nullable()
    .describe('where a plain form posts to ask for offers for the next year, from 30 days before the end'),
  documentId: randomId.nullable(),
});
export type PolicyCard = z.output<typeof policyCard>;

const counts = z.object({ all: z.int(), auto: z.int(), health: z.int(), home: z.int(), other: z.int() });

const document = z.object({ documentId: randomId, name: z.string(), bytes: z.int(), createdAt: instant });

const policyDetail = policyCard.extend({
  productName: z.string(),
  insuredFacts: z.array(z.object({ label: z.string(), value: z.string() })),
  covers: z.array(z.object({ label: z.string(), value: z.string() })),
  insuredValue: z
    .object({
      of: z.enum(['vehicle', 'device', 'building', 'contents']),
      value: z.string().describe('in lira, as people read it'),
    })
    .nullable()
    .describe('what the policy says that the thing is worth; null where it says nothing'),
  lossPayee: z
    .object({ name: z.string(), since: day, toldBy: z.enum(['sale', 'addendum']) })
    .nullable()
    .describe('who is paid first in a claim; null without one, and for an external policy'),
  instalments: z.int().nullable(),
  boughtAt: instant.nullable(),
  remindOn: day.nullable().describe('when a reminder of the end will be sent; null without one'),
  document: document.nullable(),
  addenda: z.array(document).describe('oldest first'),
});
export type PolicyDetail = z.output<typeof policyDetail>;

const ofExternalPolicy = z.object({ externalPolicyId: randomId });
const file = randomId.describe('of the upload `entryFile/externalPolicy` of this browser');
const text = z.string().max(100).default('');

export const accountPolicyCalls = {
  'GET selfservice/customeraccount/getCustomerPolicyCards/{id}': command({
    who: 'customer',
    summary: 'The customer’s policies with their status, and how many of them are running in each family.',
    input: z.object({ id: customerId }),
    output: z.object({
      policies: z.array(policyCard),
      filterList: z.array(z.object({ state: z.int(), count: z.int() })),
      activePolicyLength: counts,
      defaultPolicies: z.array(randomId).describe('those that are shown before a filter is chosen: the running ones'),
      otherPhoneHasPolicy: z.boolean().describe('a purchase of this identity waits under another telephone'),
    }),
    sample: { id: sampleCustomer.customerId },
  }),
  'GET selfservice/customeraccount/getCustomerPolicy/{policyNo}': command({
    who: 'customer',
    summary: 'Extension: one policy of the customer with its covers and its document.',
    input: z.object({ policyNo: z.string().min(1).max(60) }),
    output: policyDetail,
    sample: { policyNo: '100200300' },
  }),
  'POST selfservice/customeraccount/startRenewal': command({
    who: 'customer',
    summary: 'Extension: opens a visit for the next term of a policy, with the answers of its sale and of the account.',
    input: z.object({ policyNo: z.string().min(1).max(60) }),
    output: z.object({ formPath: z.string() }),
    sample: { policyNo: '100200300' },
    weight: 5,
  }),
  'POST selfservice/customeraccount/startOffer': command({
    who: 'customer',
    summary:
      'Extension: opens a visit of a line for what a policy insures, with the answers of its sale and of the account.',
    input: z.object({ policyId: randomId, line: lineId }),
    output: z.object({ formPath: z.string() }),
    sample: { policyId: sampleId, line: 'AUTO' },
    weight: 5,
  }),
  'POST selfservice/customeraccount/addCustomerExternalPolicy': command({
    who: 'customer',
    summary: 'Adds a policy that was bought elsewhere; refused with policyKnown. A reminder precedes its end.',
    input: z.object({
      line: lineId,
      firmName: text,
      policyNo: text,
      endDate: text,
      insured: text.describe('what is insured, in the customer’s words'),
      file: file.optional(),
    }),
    output: z.object({ externalPolicyId: randomId, policyNo }),
    sample: { line: 'HOME', firmName: 'Nilüfer Sigorta', policyNo: '100200300', endDate: '2027-01-30' },
    weight: 5,
  }),
  'POST selfservice/customeraccount/UpdateCustomerExternalPolicyPdf': command({
    who: 'customer',
    summary: 'Gives an external policy its PDF, or another one.',
    input: ofExternalPolicy.extend({ file }),
    output: z.null(),
    sample: { externalPolicyId: sampleId, file: sampleId },
    weight: 5,
  }),
  'POST selfservice/customeraccount/DeleteCustomerExternalPolicyPdf': command({
    who: 'customer',
    summary: 'Deletes the PDF of an external policy.',
    input: ofExternalPolicy,
    output: z.null(),
    sample: { externalPolicyId: sampleId },
    weight: 2,
  }),
  'POST selfservice/customeraccount/deleteCustomerExternalPolicy': command({
    who: 'customer',
    summary: 'Extension: deletes an external policy with its PDF.',
    input: ofExternalPolicy,
    output: z.null(),
    sample: { externalPolicyId: sampleId },
    weight: 2,
  }),
  'POST selfservice/customeraccount/sendPurchaseCode': command({
    who: 'customer',
    summary: 'Extension: sends a code to another telephone that purchases of this identity were made with.',
    input: z.object({ phoneNumber }),
    output: z.object({ codeId: randomId, state: otpState }),
    sample: { phoneNumber: '5321234567' },
    weight: 10,
  }),
  'POST selfservice/customeraccount/linkPurchases': command({
    who: 'customer',
    summary: 'Extension: with that code the purchases join the account.',
    input: z.object({ phoneNumber, codeId: randomId, code: oneTimeCode }),
    output: z.object({ purchases: z.int() }),
    sample: { phoneNumber: '5321234567', codeId: sampleId, code: '123456' },
    weight: 3,
  }),
};
