/** What an editor does: create, save, plan, publish and go back. Each refusal is a row of `contentOutcomes`. */
import { contentOutcomes, type ContentCode } from '@emsal/api/outcomes/content';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import type { Clock } from '@emsal/platform/clock';
import { checkDocument, isRefusal, keptSlug, productSlug } from './check-document';
import type { PagesToLink } from './broken-links';
import { publicationFailures } from './publication-failures';
import { contentCategories, contentEditors } from './tables';
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
  (put: typeof publish, pagesToLink: PagesToLink = 'published'): PublishContent =>
  async ({ db, clock }, versionId) => {
    const version = await versionById(db, versionId);
    if (!version) return refuse('contentNotFound');
    const [failed] = await publicationFailures(db, version.document, pagesToLink);
    if (failed) return refuse(failed.code);
    return (await put(db, version, clock.now())) ? null : refuse('slugTaken');
  };

/** Publishes any version: the newest, or an older one to go back. */
export const publishContent = publishBy(publish);
/** Of first texts, which link to each other and are published one after the other. */
export const publishSeedContent = publishBy(publish, 'stored');
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
