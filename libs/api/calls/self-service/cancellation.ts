/** Cancelling a policy outside and inside the account (spec member 2, 4, 7; decision 362). Only after the sale of its vehicle. */
import { z } from 'zod';
import { command } from '../../call';
import { day, kurus, policyNo, randomId, sampleId } from '../shapes';

const file = randomId.describe('of the uploads `entryFile/salePage1` and `entryFile/salePage2` of this browser');
const notaryName = z.string().max(120);
const saleNo = z.string().max(20).describe('journal number');

/** As the form asks; only a sale is accepted here. */
export const cancellationReasons = ['sale', 'scrapped', 'duplicate', 'other'] as const;

export const cancellablePolicy = z.object({
  policyNo,
  line: z.string(),
  lineName: z.string(),
  firmId: z.int(),
  firmName: z.string(),
  insured: z.string().describe('what people recognise it by'),
  startDate: day,
  endDate: day,
  price: kurus,
});

export const refundEstimate = z.object({
  premium: kurus.describe('what was paid'),
  daysUsed: z.int(),
  daysLeft: z.int(),
  discountTakenBack: kurus,
  refund: kurus,
});

export const cancellationCalls = {
  'POST selfservice/policy/getCancellablePolicies': command({
    who: 'visitor',
    summary: 'Extension: the running vehicle policies of whoever is proven or signed in.',
    input: z.object({}),
    output: z.array(cancellablePolicy),
    sample: {},
    weight: 2,
  }),
  'POST selfservice/policy/estimateRefund': command({
    who: 'visitor',
    summary: 'Extension: what such a policy gives back when its vehicle was sold that day. The insurer decides.',
    input: z.object({ policyNo, saleDate: day }),
    output: refundEstimate,
    sample: { policyNo: '100200300', saleDate: '2026-11-14' },
    weight: 2,
  }),
  'POST selfservice/addendum/ReadNotaryFile': command({
    who: 'visitor',
    summary:
      'Reads day, notary and journal number of a sale from its uploaded pages; refused with documentUnreadable, or with otherVehicle where they name another vehicle than the policy.',
    input: z.object({ files: z.array(file).min(1).max(2), policyNo: policyNo.optional() }),
    output: z.object({ saleDate: day, notaryName, saleNo }),
    sample: { files: [sampleId] },
    weight: 10,
  }),
  'POST selfservice/policy/cancel': command({
    who: 'visitor',
    summary: 'Asks for the cancellation of a policy whose vehicle was sold. Pages may follow while it is tracked.',
    input: z.object({
      policyNo,
      reason: z.enum(cancellationReasons),
      saleDate: day,
      notaryName: notaryName.default(''),
      saleNo: saleNo.default(''),
      files: z.array(file).max(2).default([]),
    }),
    output: z.object({ requestNo: z.string(), promisedOn: day }),
    sample: { policyNo: '100200300', reason: 'sale', saleDate: '2026-11-14' },
    weight: 10,
  }),
};
export type CancellablePolicy = z.output<typeof cancellablePolicy>;
export type RefundEstimate = z.output<typeof refundEstimate>;
