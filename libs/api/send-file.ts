import type { UploadPurpose } from './calls/upload';
import { toEnvelope, type SendOptions, type Transport } from './client';
import type { Envelope } from './envelope';

export interface FileOfVisit {
  visitId: string;
  purpose: UploadPurpose;
}

/** Path of a visit's file for upload and download, relative to the API base. */
export const filePath = ({ visitId, purpose }: FileOfVisit): string => `quoterequestapi/upload/${visitId}/${purpose}`;

/** Uploads a file, replacing the former one. Never throws. */
export const sendFile = async (
  send: Transport,
  { file, ...place }: FileOfVisit & { file: Blob },
  options: SendOptions = {},
): Promise<Envelope<{ uploadId: string }>> =>
  toEnvelope(await send({ method: 'POST', path: filePath(place), body: undefined, file }, options));
