/** Following a cancellation (spec member 3, 4, 7). A cancellation is an addendum of its policy, a request to us a call. */
import { z } from 'zod';
import { command } from '../../call';
import { identifier } from '../identifiers';
import { addFileStatus, cancellationStatuses } from '../../cancellation-statuses';
import { day, identityNo, instant, phoneNumber, randomId, sampleId } from '../shapes';
import { cancellablePolicy, refundEstimate } from './cancellation';

const statusIds = Object.values(cancellationStatuses).map((id) => z.literal(id));
const encryptedCallId = z.string().min(40).max(400).describe('sealed; opens for the person whose request it is');

const trackedCancellation = z.object({
  addennumCreateDate: instant,
  plate: z.string(),
  branchName: z.string(),
  branchId: z.int(),
  callId: z.string(),
  isActive: z.boolean(),
  agentaPolNo: z.string().describe('number of the policy'),
  cancellationStatusId: z.union(statusIds),
  cancellationStatus: z.string(),
  cancellationHeader: z.string(),
  cancellationInformation: z.string(),
  documentInfo: z.string().describe('what is asked of the customer; empty where nothing is'),
  encryptedCallId,
});

const trail = z.array(
  z.object({
    state: z.enum(['done', 'now', 'todo']),
    title: z.string(),
    at: instant.nullable(),
    note: z.string(),
    needs: z.literal('bankAccount').optional().describe('what the customer has to give'),
  }),
);

const files = z.array(
  z.object({
    fileId: identifier('fileId', randomId),
    title: z.string(),
    state: z.enum(['received', 'again', 'accepted']),
    reason: z.string().nullable().describe('why it was returned, and how to do better'),
    changedAt: instant,
  }),
);

export const trackingCalls = {
  'POST selfservice/addendum/getAddendumList': command({
    who: 'visitor',
    summary: 'The cancellations of whoever is proven or signed in; refused with requestNotFound when there is none.',
    input: z.object({
      identityNo: identityNo.optional().describe('absent: whoever is proven'),
      phoneNumber: phoneNumber.optional(),
      branchIds: z.array(z.int()).max(20).default([]).describe('none: every branch'),
    }),
    output: z.array(trackedCancellation),
    sample: { identityNo: '10000000078', phoneNumber: '5321234567', branchIds: [53] },
    weight: 2,
  }),
  'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}': command({
    who: 'visitor',
    summary: 'One cancellation with everything that happened to it.',
    input: z.object({ encryptedCallId }),
    output: trackedCancellation.extend({
      policy: cancellablePolicy,
      estimate: refundEstimate.nullable().describe('null once it is decided'),
      promisedOn: day,
      trail,
      files: files.describe('what was sent, oldest first'),
    }),
    sample: { encryptedCallId: 'a'.repeat(120) },
  }),
  'POST selfservice/policy/addFileToCall': command({
    who: 'visitor',
    summary: 'Adds a picture and a text to a cancellation; what waited for it goes on.',
    input: z.object({
      encryptedCallId,
      file: randomId.describe('of the upload `entryFile/requestFile` of this browser'),
      contentType: z.enum(['image/jpeg', 'image/png', 'image/gif']).default('image/jpeg'),
      body: z.string().max(1000).default(''),
      actionStatus: z.literal(addFileStatus),
      returnedFileId: randomId.optional().describe('of a returned file: this one takes its place'),
    }),
    output: z.null(),
    sample: { encryptedCallId: 'a'.repeat(120), file: sampleId, actionStatus: addFileStatus },
    weight: 5,
  }),
};
export type TrackedCancellation = z.output<typeof trackedCancellation>;
export type TrackedDetail = z.output<
  (typeof trackingCalls)['GET selfservice/addendum/getAddendumDetails/{encryptedCallId}']['output']
>;
