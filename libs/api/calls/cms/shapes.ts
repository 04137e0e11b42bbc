/** What the content calls answer; names as in the specification (member 3). */
import { pageTypes } from '@emsal/platform/content/page-types';
import { z } from 'zod';
import { blocks, productLine } from './blocks';
import { coverName } from './covers';

/** A page's address below the root. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A category: `link` is the path of its list. */
export const category = z.object({ title: z.string(), slug: z.string(), link: z.string() });
export const categoryInfo = category.extend({ description: z.string() });

const editor = z.object({ name: z.string(), surname: z.string(), seoUrl: z.string(), about: z.string() });

const typeIds = Object.values(pageTypes);
export const typeId = z.coerce
  .number()
  .int()
  .min(Math.min(...typeIds))
  .max(Math.max(...typeIds));

/** A page as lists show it. */
export const contentCard = z.object({
  typeId: z.number(),
  title: z.string(),
  seoTitle: z.string(),
  seoUrl: z.string(),
  spotImage: z.string().nullable(),
  /** The drawing of a post or campaign. */
  coverImage: coverName.nullable(),
  shortContent: z.string(),
  publishDate: z.iso.datetime(),
  changeDate: z.iso.datetime(),
  editor: editor.nullable(),
  /** Minutes. */
  readingTime: z.number(),
  category: category.nullable(),
  /** The product that the page is about. */
  product: productLine.nullable(),
  /** The last day of a campaign; null for one without an end, and for other pages. */
  campaignEndDate: z.iso.date().nullable(),
});

export const content = contentCard.extend({ blocks });

export const sitemapEntry = z.object({
  seoUrl: z.string(),
  /** Null for the posts of a category or an author. */
  typeId: z.number().nullable(),
  isPost: z.boolean(),
  changeDate: z.iso.datetime(),
});

export const searchHit = z.object({
  kind: z.enum(['page', 'question']),
  title: z.string(),
  excerpt: z.string(),
  /** Path with the anchor of a question. */
  link: z.string(),
  category: z.string().nullable(),
});

export type Category = z.output<typeof category>;
export type ContentCard = z.output<typeof contentCard>;
export type Content = z.output<typeof content>;
export type SearchHit = z.output<typeof searchHit>;
