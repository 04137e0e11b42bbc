import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { readPhoto } from './read-code';
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
  words: string;
}

const troubles = { broken: scanTexts.broken, unreadable: texts.unreadable };

const nothing = (words: string): PhotoScan => ({ answers: {}, tone: 'warn', words });

/** @throws as `readCode` */
export async function scanPhoto(line: LineFacts, photo: Blob, before: AnswerSet): Promise<PhotoScan> {
  const read = await readPhoto(photo);
  if ('trouble' in read) return nothing(troubles[read.trouble]);
  const scan = readRegistration(read.text);
  return scan ? { answers: scanAnswers(line, scan, before), tone: 'good', words: texts.read } : nothing(texts.stranger);
}
