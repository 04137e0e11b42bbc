/** Uploaded files: images for image fields, PDF for PDF fields only, of limited size. */
import { pass, refusal, type Verdict } from '../verdict';
import { maxUploadMegabytes } from './upload-limits';
import { uploadMessages } from './upload-messages';

export interface UploadedFile {
  name: string;
  /** Media type, for example `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
}

/** `picture` is of a page's text, which editors upload. */
export type UploadKind = 'image' | 'picture' | 'pdf';
export type UploadCode = keyof typeof uploadMessages;

export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

const refuse = refusal(uploadMessages);
const accepted: Readonly<Record<UploadKind, { types: readonly string[]; extension: RegExp }>> = {
  image: { types: ['image/jpeg', 'image/png', 'image/gif'], extension: /\.(?:jpe?g|png|gif)$/i },
  picture: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    extension: /\.(?:jpe?g|png|webp|avif|gif)$/i,
  },
  pdf: { types: ['application/pdf'], extension: /\.pdf$/i },
};

/** The `accept` attribute of a file input of this kind. */
export const acceptOf = (kind: UploadKind): string => accepted[kind].types.join(',');

/** File extension and media type must both match. The server also checks the bytes. */
export function upload(file: UploadedFile, kind: UploadKind): Verdict<UploadedFile, UploadCode> {
  if (file.size === 0) return refuse('empty');
  if (file.size > maxUploadBytes) return refuse('tooLarge');
  const { types, extension } = accepted[kind];
  const fits = types.includes(file.type) && extension.test(file.name);
  if (fits) return pass(file);
  return refuse(`${kind}Type`);
}
