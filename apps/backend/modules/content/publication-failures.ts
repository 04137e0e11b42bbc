/** Every reason why a page cannot be published, and at which of its blocks it is. */
import { contentOutcomes, type ContentCode } from '@emsal/api/outcomes/content';
import type { Block } from '@emsal/api/calls/cms/blocks';
import type { Picture } from '@emsal/api/calls/cms/image-block';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { namesIn } from '@emsal/lines/kit/landing/fill-amounts';
import type { Executor } from '../../db/database';
import { brokenLinks, type PagesToLink } from './broken-links';
import { linksOf } from './content-document';
import { imagesOf } from './images/image-store';
import { unknownAmounts } from './product-amounts';
import { failedChecks } from './publication-checks';

export interface PublicationFailure {
  code: ContentCode;
  message: string;
  /** What it is about, where that is not the whole page: the paths of broken links, the names of unknown amounts, the alternative texts of unknown pictures. */
  about: string[];
  /** At which blocks it is, numbered from 0; none is the page as a whole. */
  blocks: number[];
}

const hasAny = (some: readonly string[], wanted: readonly string[]): boolean =>
  some.some((one) => wanted.includes(one));
const namedIn = (block: Block): string[] => namesIn([block]).map((name) => `{{${name}}}`);

/** What is wrong, and which blocks have it. */
interface Fault {
  code: ContentCode;
  about: string[];
  isIn: (block: Block) => boolean;
}

async function linkFault(db: Executor, document: ContentDocument, pagesToLink: PagesToLink): Promise<Fault> {
  const about = await brokenLinks(db, document, pagesToLink);
  return { code: 'brokenLink', about, isIn: (block) => hasAny(linksOf({ blocks: [block] }), about) };
}

async function amountFault(document: ContentDocument): Promise<Fault> {
  const about = await unknownAmounts(document);
  return { code: 'amountUnknown', about, isIn: (block) => hasAny(namedIn(block), about) };
}

async function imageFault(db: Executor, document: ContentDocument): Promise<Fault> {
  const about = await unknownImages(db, document);
  return { code: 'imageUnknown', about, isIn: (block) => block.kind === 'image' && about.includes(block.alt) };
}

const blocksWith = ({ isIn }: Fault, { blocks }: ContentDocument): number[] =>
  blocks.flatMap((block, index) => (isIn(block) ? [index] : []));

/** @param pagesToLink pages whose address is no broken link */
export async function publicationFailures(
  db: Executor,
  document: ContentDocument,
  pagesToLink: PagesToLink = 'published',
): Promise<PublicationFailure[]> {
  const faults = [
    await linkFault(db, document, pagesToLink),
    await amountFault(document),
    await imageFault(db, document),
  ];
  const found = faults
    .filter(({ about }) => about.length > 0)
    .map((fault) => ({ code: fault.code, about: fault.about, blocks: blocksWith(fault, document) }));
  const failed = failedChecks(document).map((check) => ({ ...check, about: [] }));
  return [...failed, ...found].map((failure) => ({ ...failure, message: contentOutcomes[failure.code].message }));
}

/** The alternative texts of pictures without a file, or with another size than their file: the page would shift while they load. */
async function unknownImages(db: Executor, { blocks }: Pick<ContentDocument, 'blocks'>): Promise<string[]> {
  const shown = blocks.flatMap((block) => (block.kind === 'image' ? [block] : []));
  if (shown.length === 0) return [];
  const known = await imagesOf(
    db,
    shown.map(({ picture }) => picture.id),
  );
  const isKnown = ({ id, width, height }: Picture): boolean =>
    known.some((one) => one.id === id && one.width === width && one.height === height);
  return shown.filter(({ picture }) => !isKnown(picture)).map(({ alt }) => alt);
}
