/** A PDF as the company can open it. It is not re-encoded like an image: one that runs or starts something is refused. */
import type { uploadMessages } from '@emsal/validation/upload/upload-messages';
import { inflateSync } from 'node:zlib';

const head = '%PDF-';
const end = '%%EOF';
/** Readers look for the end in the last kilobyte. */
const tailBytes = 1024;
/** Objects that stand compressed in one stream; more than this is a decompression bomb. */
const maxObjectBytes = 8 * 1024 * 1024;

const actions = /\/(?:JavaScript|JS|Launch)\b/;
/** A stream's dictionary stands right before it. */
const longestDictionary = 2048;

/** Names may be written with letters as `#4a`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The text between streams, and the objects that stand compressed in one. Pictures and fonts are skipped: their bytes say nothing. */
function* readableParts(text: string): Generator<string> {
  let at = 0;
  for (;;) {
    const start = text.indexOf('stream', at);
    const stop = start < 0 ? -1 : text.indexOf('endstream', start);
    if (stop < 0) break;
    yield text.slice(at, start);
    if (text.slice(Math.max(at, start - longestDictionary), start).includes('/ObjStm'))
      yield inflated(text.slice(start + 'stream'.length, stop));
    at = stop + 'endstream'.length;
  }
  yield text.slice(at);
}

const inflated = (stream: string): string =>
  inflateSync(Buffer.from(stream.replace(/^\r?\n/, ''), 'latin1'), { maxOutputLength: maxObjectBytes }).toString(
    'latin1',
  );

const hasActions = (text: string): boolean => [...readableParts(text)].some((part) => actions.test(plainNames(part)));

export type PdfRefusal = Extract<keyof typeof uploadMessages, 'pdfType' | 'pdfActive'>;

/** The bytes decide, whatever the media type says. */
export function safePdf(bytes: Buffer | null): Buffer | PdfRefusal {
  if (!bytes || bytes.subarray(0, head.length).toString('latin1') !== head) return 'pdfType';
  if (!bytes.subarray(-tailBytes).toString('latin1').includes(end)) return 'pdfType';
  try {
    return hasActions(bytes.toString('latin1')) ? 'pdfActive' : bytes;
  } catch {
    // zlib throws for objects that do not decompress.
    return 'pdfType';
  }
}
