import type { EntryPurpose } from './calls/entry';
import type { UploadPurpose } from './calls/upload';
import { toEnvelope, type SendOptions, type Transport } from './client';
import type { Envelope } from './envelope';

export interface FileOfVisit {
  visitId: string;
  purpose: UploadPurpose;
}

/** Path of a visit's file for upload and download, relative to the API base. */
export const filePath = ({ visitId, purpose }: FileOfVisit): string => `quoterequestapi/upload/${visitId}/${purpose}`;

/** Where the file of a content page's form is sent, relative to the API base. */
export const entryFilePath = (purpose: EntryPurpose): string => `selfservice/formData/entryFile/${purpose}`;

/** Uploads a file to this path, replacing the former one. Never throws. */
export const sendFileTo = async (
  send: Transport,
  { path, file }: { path: string; file: Blob },
  options: SendOptions = {},
): Promise<Envelope<{ uploadId: string }>> =>
  toEnvelope(await send({ method: 'POST', path, body: undefined, file }, options));

/** Uploads a visit's file. */
export const sendFile = (
  send: Transport,
  { file, ...place }: FileOfVisit & { file: Blob },
  options: SendOptions = {},
): Promise<Envelope<{ uploadId: string }>> => sendFileTo(send, { path: filePath(place), file }, options);
