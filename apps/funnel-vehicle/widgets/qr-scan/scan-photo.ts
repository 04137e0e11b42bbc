import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { readPhoto } from './decode-qr';
import { readRegistration } from './read-registration';
import { scanAnswers } from './scan-answers';
import { scanTexts } from './scan.texts';
import { scanPhotoTexts as texts } from './scan-photo.texts';

/**
 * The answers that a photo sets in a line's form, and the message about it; no answers when no code can be read or it is not a
 * registration's.
 */
export interface PhotoScan {
  answers: AnswerSet;
  tone: 'good' | 'warn';
  message: string;
}

const failures = { broken: scanTexts.broken, unreadable: texts.unreadable };

const nothing = (message: string): PhotoScan => ({ answers: {}, tone: 'warn', message });

/** @throws as `decodeQr` */
export async function scanPhoto(line: LineFacts, photo: Blob, before: AnswerSet): Promise<PhotoScan> {
  const read = await readPhoto(photo);
  if ('failure' in read) return nothing(failures[read.failure]);
  const scan = readRegistration(read.text);
  return scan
    ? { answers: scanAnswers(line, scan, before), tone: 'good', message: texts.read }
    : nothing(texts.otherCode);
}
