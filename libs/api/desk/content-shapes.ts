/** Pages as the desk sees them: every version, published or not. */
import { pageTypes, type PageType } from '@emsal/platform/content/page-types';
import { z } from 'zod';
import { blocks, productLine } from '../calls/cms/blocks';
import { coverName } from '../calls/cms/covers';
import { plain } from '../calls/cms/plain-text';
import { slug } from '../calls/cms/shapes';

const instant = z.iso.datetime();
export const pageType = z.enum(Object.keys(pageTypes) as [PageType, ...PageType[]]);

/** The whole content of one version of a page. */
export const contentDocument = z.object({
  slug,
  type: pageType,
  title: plain(120),
  /** As search engines show it. */
  seoTitle: plain(60),
  shortContent: plain(160).min(50),
  category: slug.nullable(),
  editor: slug.nullable(),
  product: productLine.nullable(),
  campaignEndDate: z.iso.date().nullable(),
  /** Of a post or campaign; absent: by its product, or by the kind of campaign. */
  cover: coverName.optional(),
  blocks,
});

export const pageStatus = z.enum(['draft', 'published', 'changed', 'planned']);
export const pageRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  type: pageType,
  status: pageStatus,
  savedAt: instant,
  /** Null where the program brought the text itself. */
  savedBy: z.string().nullable(),
});
export const versionRow = z.object({
  id: z.string(),
  number: z.int(),
  /** Null where the program brought the text itself. */
  savedBy: z.string().nullable(),
  savedAt: instant,
  publishAt: instant.nullable(),
  isPublished: z.boolean(),
});
/** A reason against publishing. */
export const publicationFailure = z.object({
  message: z.string(),
  /** Broken links, unknown amounts or pictures. */
  about: z.array(z.string()),
  /** Numbers of blocks from 0; none is the page as a whole. */
  blocks: z.array(z.int()),
});
const choice = z.object({ value: z.string(), label: z.string() });
export const pageDetail = z.object({
  id: z.string(),
  /** Newest first. */
  versions: z.array(versionRow),
  /** Of the newest version. */
  document: contentDocument,
  /** What a text of the page may name as `{{name}}`: figures of its product, which stay data. */
  amounts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export const pageChoices = z.object({
  categories: z.array(choice),
  editors: z.array(choice),
});

export type ContentDocument = z.output<typeof contentDocument>;
export type PageRow = z.output<typeof pageRow>;
export type PageStatus = z.output<typeof pageStatus>;
export type VersionRow = z.output<typeof versionRow>;
export type PageDetail = z.output<typeof pageDetail>;
export type PublicationFailure = z.output<typeof publicationFailure>;
export type PageChoices = z.output<typeof pageChoices>;
