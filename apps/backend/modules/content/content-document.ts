/** The whole content of one version of a page, as it is stored. */
import { blocks, productLine, type Block } from '@emsal/api/calls/cms/blocks';
import { slug } from '@emsal/api/calls/cms/shapes';
import { pageTypes, type PageType } from '@emsal/platform/page-types';
import { z } from 'zod';

const line = (longest: number) => z.string().trim().min(1).max(longest);

export const contentDocument = z.object({
  slug,
  type: z.enum(Object.keys(pageTypes) as [PageType, ...PageType[]]),
  title: line(120),
  /** As search engines show it. */
  seoTitle: line(60),
  shortContent: z.string().trim().min(50).max(160),
  category: slug.nullable(),
  editor: slug.nullable(),
  product: productLine.nullable(),
  campaignEndDate: z.iso.date().nullable(),
  blocks,
});
export type ContentDocument = z.output<typeof contentDocument>;

/** The running words of a block. */
export const proseOf = (block: Block) =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'text' || block.kind === 'note' ? block.prose : [];

/** The text of a block, for the search and the reading time. */
export function textOf(block: Block): string {
  const { kind } = block;
  if (kind === 'heading') return block.text;
  if (kind === 'table') return [block.caption, block.head, ...block.rows].flat().join(' ');
  if (kind === 'questions') return block.items.map(({ question, answer }) => `${question} ${answer}`).join(' ');
  if (kind === 'sources') return '';
  return proseOf(block)
    .map(({ text }) => text)
    .join('');
}

/** Paths of this site that the page links to, without query and anchor. */
export const linksOf = ({ blocks }: Pick<ContentDocument, 'blocks'>): string[] =>
  blocks.flatMap(proseOf).flatMap(({ href }) => (href?.startsWith('/') ? [href.split(/[?#]/, 1)[0]!] : []));

const wordsPerMinute = 180;

/** Minutes, at least one. */
const readingTimeOf = ({ blocks }: Pick<ContentDocument, 'blocks'>): number =>
  Math.max(1, Math.round(blocks.map(textOf).join(' ').split(/\s+/).length / wordsPerMinute));

/** With what is derived from it. */
export type StoredDocument = ContentDocument & { readingTime: number };
export const withReadingTime = (document: ContentDocument): StoredDocument => ({
  ...document,
  readingTime: readingTimeOf(document),
});
