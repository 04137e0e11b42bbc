import type { UploadPurpose } from './calls/upload';
import { toEnvelope, type SendOptions, type Transport } from './client';
import type { Envelope } from './envelope';

export interface FileOfVisit {
  visitId: string;
  purpose: UploadPurpose;
}

/** Where a visit's file is, for sending and for showing; relative to the API base. */
export const filePath = ({ visitId, purpose }: FileOfVisit): string => `quoterequestapi/upload/${visitId}/${purpose}`;

/** Sends a file and replaces the one before. Never throws, like every call. */
export const sendFile = async (
  send: Transport,
  { file, ...place }: FileOfVisit & { file: Blob },
  options: SendOptions = {},
): Promise<Envelope<{ uploadId: string }>> =>
  toEnvelope(await send({ method: 'POST', path: filePath(place), body: undefined, file }, options));
