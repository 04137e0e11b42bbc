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

const pdf = { type: 'application/pdf', read: async (bytes: Buffer | null) => safePdf(bytes) };

export const fileKinds: Readonly<Record<EntryPurpose, FileKind>> = {
  picture: {
    name: 'resim.jpg',
    type: 'image/jpeg',
    read: async (bytes) => (await encodeImage(bytes)) ?? 'imageType',
  },
  cv: { name: 'ozgecmis.pdf', ...pdf },
  externalPolicy: { name: 'police.pdf', ...pdf },
};
