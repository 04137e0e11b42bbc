/** The texts as the files that customers open: drawn once, kept with their hash for as long as a sale may be asked about. */
import { createHash } from 'node:crypto';
import { isLineId, type LineId } from '@emsal/lines/facts/line-ids';
import type { Services } from '../../../frame/services';
import { textPdf } from '../../document/text-pdf/text-pdf';
import type { ShownDocument } from './tables';
import { addShownFile, readShownFile, type FileKey, type ShownFile } from './shown-file-store';
import { shownTexts, type ShownText } from './shown.texts';

type FileContext = Pick<Services, 'db' | 'clock'>;

/** What was shown, with the hashes of the files; null unless every text of the line was shown in its current version. */
export async function shownWithHashes(
  context: FileContext,
  line: LineId,
  shown: readonly { kind: string; textVersion: string }[],
): Promise<ShownDocument[] | null> {
  const texts = shownTexts(line);
  const isShown = ({ kind, textVersion }: ShownText): boolean =>
    shown.some((one) => one.kind === kind && one.textVersion === textVersion);
  if (!texts.every(isShown)) return null;
  const files = await Promise.all(texts.map((text) => fileOf(context, text)));
  const shownAt = context.clock.now().toISOString();
  return files.map(({ kind, textVersion, sha256 }) => ({ kind, textVersion, sha256, shownAt }));
}

/** A version that is not current any more is found too, as long as its file is kept. Names as they stand in an address. */
export async function findShownFile(
  context: FileContext,
  { line, kind, textVersion }: Record<keyof FileKey, string>,
): Promise<{ name: string; content: Buffer } | null> {
  if (!isLineId(line)) return null;
  const text = shownTexts(line).find((one) => one.kind === kind && one.textVersion === textVersion);
  const file = text
    ? await fileOf(context, text)
    : await readShownFile(context.db, { line, textVersion, kind: kind as FileKey['kind'] });
  return file ? { name: text?.title ?? textVersion, content: file.content } : null;
}

async function fileOf({ db, clock }: FileContext, text: ShownText): Promise<ShownFile> {
  const kept = await readShownFile(db, text);
  if (kept) return kept;
  const { line, kind, textVersion } = text;
  const content = await textPdf(text, clock.now());
  const sha256 = createHash('sha256').update(content).digest('hex');
  await addShownFile(db, { line, kind, textVersion, content, sha256, storedAt: clock.now() });
  // Where two drew it at once, the file that was kept is the one that is shown.
  return (await readShownFile(db, text))!;
}
