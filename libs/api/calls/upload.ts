/** Files of a visit. The file itself goes as the body of `POST {uploadPath}`, its media type as the content type; the call here takes it back. */
import { z } from 'zod';
import { command } from '../call';
import { ofVisit, sampleId } from './shapes';

/** What a file is for: the form's field that asks for it. */
export const uploadPurpose = z.enum(['authorityCertificate']);
export type UploadPurpose = z.infer<typeof uploadPurpose>;

export const uploadCalls = {
  'POST quoterequestapi/upload/remove': command({
    who: 'visit',
    summary: 'Removes the file of a visit; also when there is none.',
    input: ofVisit.extend({ purpose: uploadPurpose }),
    output: z.null(),
    sample: { visitId: sampleId, purpose: 'authorityCertificate' },
  }),
};
