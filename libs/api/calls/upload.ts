/** Files of a visit. The file itself is the body of a `POST` to `filePath` with its media type as content type; this call removes it. */
import { z } from 'zod';
import { command } from '../call';
import { ofVisit, sampleId } from './shapes';

/** Purpose of a file: the field of the form that requests it. */
export const uploadPurpose = z.enum(['authorityCertificate']);
export type UploadPurpose = z.infer<typeof uploadPurpose>;

export const uploadCalls = {
  'POST quoterequestapi/upload/remove': command({
    who: 'visit',
    summary: 'Removes the file of a visit; succeeds also when there is none.',
    input: ofVisit.extend({ purpose: uploadPurpose }),
    output: z.null(),
    sample: { visitId: sampleId, purpose: 'authorityCertificate' },
  }),
};
