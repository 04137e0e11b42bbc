import type { EntryPurpose } from '@emsal/api/calls/entry';
import type { UploadCode } from '@emsal/validation/upload/upload';
import { encodeImage } from '../upload/encode-image';
import { safePdf } from './safe-pdf';

interface FileKind {
  /** As the company receives it: a name that was given may name anybody. */
  name: string;
  type: string;
  /** What is kept, or why it is refused. */
  read: (bytes: Buffer | null) => Promise<Buffer | UploadCode>;
}

const image = {
  type: 'image/jpeg',
  read: async (bytes: Buffer | null): Promise<Buffer | UploadCode> => (await encodeImage(bytes)) ?? 'imageType',
};
const pdf = { type: 'application/pdf', read: async (bytes: Buffer | null) => safePdf(bytes) };

export const fileKinds: Readonly<Record<EntryPurpose, FileKind>> = {
  picture: { name: 'resim.jpg', ...image },
  phoneDeclaration: { name: 'beyan.jpg', ...image },
  registration: { name: 'ruhsat.jpg', ...image },
  cv: { name: 'ozgecmis.pdf', ...pdf },
  externalPolicy: { name: 'police.pdf', ...pdf },
  requestFile: { name: 'belge.jpg', ...image },
  requestPdf: { name: 'belge.pdf', ...pdf },
  salePage1: { name: 'satis-1.jpg', ...image },
  salePage2: { name: 'satis-2.jpg', ...image },
};
