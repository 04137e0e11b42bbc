/** Disclosures as PDF files: rendered once and stored with their hash, as evidence of what the customer saw. */
import { createHash } from 'node:crypto';
import { isLineId, type LineId } from '@emsal/lines/facts/line-ids';
import type { Services } from '../../../http/services';
import { textPdf } from '../../document/text-pdf/text-pdf';
import type { ShownDocument } from './tables';
import { addDisclosureFile, readDisclosureFile, type FileKey, type DisclosureFile } from './disclosure-file-store';
import { disclosuresOf, type Disclosure } from './disclosures.texts';

type FileContext = Pick<Services, 'db' | 'clock'>;

/** The disclosed texts with the hashes of their files; null unless every text of the line was shown in its current version. */
export async function disclosedWithHashes(
  context: FileContext,
  line: LineId,
  shown: readonly { kind: string; textVersion: string }[],
): Promise<ShownDocument[] | null> {
  const texts = disclosuresOf(line);
  const isShown = ({ kind, textVersion }: Disclosure): boolean =>
    shown.some((one) => one.kind === kind && one.textVersion === textVersion);
  if (!texts.every(isShown)) return null;
  const files = await Promise.all(texts.map((text) => fileOf(context, text)));
  const shownAt = context.clock.now().toISOString();
  return files.map(({ kind, textVersion, sha256 }) => ({ kind, textVersion, sha256, shownAt }));
}

/** Also finds an outdated version whose file is stored. Names as they appear in the URL. */
export async function findDisclosureFile(
  context: FileContext,
  { line, kind, textVersion }: Record<keyof FileKey, string>,
): Promise<{ name: string; content: Buffer } | null> {
  if (!isLineId(line)) return null;
  const text = disclosuresOf(line).find((one) => one.kind === kind && one.textVersion === textVersion);
  const file = text
    ? await fileOf(context, text)
    : await readDisclosureFile(context.db, { line, textVersion, kind: kind as FileKey['kind'] });
  return file ? { name: text?.title ?? textVersion, content: file.content } : null;
}

async function fileOf({ db, clock }: FileContext, text: Disclosure): Promise<DisclosureFile> {
  const stored = await readDisclosureFile(db, text);
  if (stored) return stored;
  const { line, kind, textVersion } = text;
  const content = await textPdf(text, clock.now());
  const sha256 = createHash('sha256').update(content).digest('hex');
  await addDisclosureFile(db, { line, kind, textVersion, content, sha256, storedAt: clock.now() });
  // When two processes rendered it at once, the stored file is the one that counts.
  return (await readDisclosureFile(db, text))!;
}
