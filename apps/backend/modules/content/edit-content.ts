/** What an editor does: create, save, plan, publish and go back. Each refusal is a row of `contentOutcomes`. */
import { contentOutcomes, type ContentCode } from '@emsal/api/outcomes/content';
import type { Block } from '@emsal/api/calls/cms/blocks';
import type { Picture } from '@emsal/api/calls/cms/image-block';
import { namesIn } from '@emsal/lines/kit/landing/fill-amounts';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { categoryLink } from './category-link';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import type { Clock } from '@emsal/platform/clock';
import { checkDocument, isRefusal, keptSlug, productSlug } from './check-document';
import { linksOf } from './content-document';
import { unknownAmounts } from './product-amounts';
import { imagesOf } from './images/image-store';
import { failedChecks } from './publication-checks';
import { isSitePath } from './site-paths';
import { contentCategories, contentEditors, contentSlugs } from './tables';
import {
  insertPage,
  insertVersion,
  plan,
  publish,
  publishDue,
  versionById,
  type ContentVersion,
} from './version-store';

interface Ports {
  db: Executor;
  clock: Clock;
}
export interface Edit {
  /** Not checked yet. */
  document: unknown;
  savedBy: string;
  /** A first text: the only one that may take the address of a product. */
  isSeed?: boolean;
}

const refuse: (code: ContentCode) => Refusal = refusalsOf(contentOutcomes);

/** Whether the category and the author that a page names are ours. */
async function hasItsChoices(
  db: Executor,
  { category, editor }: Pick<ContentDocument, 'category' | 'editor'>,
): Promise<boolean> {
  const [categories, editors] = await Promise.all([
    category === null ? null : db.$count(contentCategories, eq(contentCategories.slug, category)),
    editor === null ? null : db.$count(contentEditors, eq(contentEditors.slug, editor)),
  ]);
  return categories !== 0 && editors !== 0;
}

export async function createContent(
  { db, clock }: Ports,
  { document, savedBy, isSeed = false }: Edit,
): Promise<ContentVersion | Refusal> {
  const checked = checkDocument(document, isSeed ? productSlug(document) : undefined);
  if (isRefusal(checked)) return checked;
  if (!(await hasItsChoices(db, checked))) return refuse('choiceUnknown');
  return (await insertPage(db, { document: checked, savedBy, now: clock.now() })) ?? refuse('slugTaken');
}

/** @param edited the version that the editor opened: of two editors of one version the second is refused */
export async function saveContent(
  { db, clock }: Ports,
  edited: Pick<ContentVersion, 'pageId' | 'number'>,
  { document, savedBy }: Edit,
): Promise<ContentVersion | Refusal> {
  const checked = checkDocument(document, await keptSlug(db, edited.pageId));
  if (isRefusal(checked)) return checked;
  if (!(await hasItsChoices(db, checked))) return refuse('choiceUnknown');
  const place = { pageId: edited.pageId, number: edited.number + 1 };
  return (
    (await insertVersion(db, {
      ...place,
      document: checked,
      savedBy,
      now: clock.now(),
    })) ?? refuse('editedMeanwhile')
  );
}

type PublishContent = (ports: Ports, versionId: string) => Promise<null | Refusal>;

const publishBy =
  (put: typeof publish): PublishContent =>
  async ({ db, clock }, versionId) => {
    const version = await versionById(db, versionId);
    if (!version) return refuse('contentNotFound');
    const [failed] = await publicationFailures(db, version.document);
    if (failed) return refuse(failed.code);
    return (await put(db, version, clock.now())) ? null : refuse('slugTaken');
  };

/** Publishes any version: the newest, or an older one to go back. */
export const publishContent = publishBy(publish);
/** Publishes a version whose time has come; nothing where its plan was withdrawn meanwhile. */
export const publishDueContent = publishBy(publishDue);

/** A page has one plan. @param publishAt null takes it back, whichever version of the page it is for */
export async function planContent(
  { db }: Pick<Ports, 'db'>,
  versionId: string,
  publishAt: Date | null,
): Promise<null | Refusal> {
  const version = await versionById(db, versionId);
  if (!version) return refuse('contentNotFound');
  await plan(db, version, publishAt);
  return null;
}

export interface PublicationFailure {
  code: ContentCode;
  message: string;
  /** What it is about, where that is not the whole page: the paths of broken links, the names of unknown amounts. */
  about: string[];
  /** At which blocks it is, numbered from 0; none is the page as a whole. */
  blocks: number[];
}

const hasAny = (some: readonly string[], wanted: readonly string[]): boolean =>
  some.some((one) => wanted.includes(one));
const namedIn = (block: Block): string[] => namesIn([block]).map((name) => `{{${name}}}`);

/** Every reason why a page cannot be published. */
export async function publicationFailures(db: Executor, document: ContentDocument): Promise<PublicationFailure[]> {
  const failures = failedChecks(document).map((failed) => ({
    ...failed,
    about: [] as string[],
  }));
  const links = await brokenLinks(db, document);
  const amounts = await unknownAmounts(document);
  const images = await unknownImages(db, document);
  const named = [
    {
      code: 'brokenLink' as const,
      about: links,
      has: (block: Block) => hasAny(linksOf({ blocks: [block] }), links),
    },
    {
      code: 'amountUnknown' as const,
      about: amounts,
      has: (block: Block) => hasAny(namedIn(block), amounts),
    },
    {
      code: 'imageUnknown' as const,
      about: images,
      has: (block: Block) => block.kind === 'image' && images.includes(block.alt),
    },
  ];
  const found = named
    .filter(({ about }) => about.length > 0)
    .map(({ has, ...failure }) => ({
      ...failure,
      blocks: document.blocks.flatMap((block, index) => (has(block) ? [index] : [])),
    }));
  const all = [...failures, ...found];
  return all.map((failure) => ({
    ...failure,
    message: contentOutcomes[failure.code].message,
  }));
}

/** What pictures show of which there are no files, or in other sizes: the page would not keep their place. */
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

/** Links to pages that neither the site nor its content has. */
export async function brokenLinks(db: Executor, document: Pick<ContentDocument, 'blocks'>): Promise<string[]> {
  const links = [...new Set(linksOf(document))].filter((path) => !isSitePath(path));
  if (links.length === 0) return [];
  const slugs = links.map((path) => path.slice(1));
  const [pages, categories] = await Promise.all([
    db.select().from(contentSlugs).where(inArray(contentSlugs.slug, slugs)),
    db.select().from(contentCategories),
  ]);
  const known = new Set([...pages.map(({ slug }) => `/${slug}`), ...categories.map(({ slug }) => categoryLink(slug))]);
  return links.filter((path) => !known.has(path));
}
