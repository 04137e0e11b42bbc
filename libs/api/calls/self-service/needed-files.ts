/** Files that an insurer asked for, by the link of a mail or SMS (spec member 4 and 7). The bytes are sent before, as the file of a form is. */
import { z } from 'zod';
import { command } from '../../call';
import { identifier } from '../identifiers';
import { instant, randomId, sampleId } from '../shapes';

/** 256 random bits. */
const hash = identifier('hash', z.string().regex(/^[\w-]{43}$/));

const neededFile = z.object({
  fileId: identifier('fileId', randomId),
  title: z.string(),
  hint: z.string(),
  purpose: z.enum(['requestFile', 'requestPdf']).describe('of the upload'),
  state: z.enum(['waiting', 'received', 'again']),
  isAccepted: z.boolean().describe('an employee has accepted it'),
  reason: z.string().nullable().describe('why it was returned, and how to do better'),
  name: z.string().nullable(),
  bytes: z.int().nullable(),
  changedAt: instant,
  encryptedFileId: identifier('encryptedFileId', z.string())
    .nullable()
    .describe('opens it in the browser that sent it; null elsewhere'),
});

export const neededFiles = z.object({
  lineName: z.string(),
  firmName: z.string(),
  purpose: z.enum(['cancellation', 'addendum', 'other']),
  validUntil: instant,
  files: z.array(neededFile),
});

export const neededFilesCalls = {
  'POST selfservice/formdata/GetCustomerNeededFiles': command({
    who: 'visitor',
    summary: 'What a link asks for, and what has come.',
    input: z.object({ hash }),
    output: neededFiles,
    sample: { hash: 'a'.repeat(43) },
    weight: 2,
  }),
  'POST selfservice/formdata/SaveCustomerNeededFiles': command({
    who: 'visitor',
    summary: 'Hands uploaded files in, all or none; once nothing is missing, the request goes on.',
    input: z.object({
      hash,
      files: z
        .array(
          z.object({
            fileId: identifier('fileId', randomId),
            uploadId: randomId.describe('of the upload of this browser'),
            name: z.string().max(200),
          }),
        )
        .min(1)
        .max(20),
    }),
    output: neededFiles,
    sample: { hash: 'a'.repeat(43), files: [{ fileId: sampleId, uploadId: sampleId, name: 'ruhsat.jpg' }] },
    weight: 5,
  }),
};
export type NeededFiles = z.output<typeof neededFiles>;
