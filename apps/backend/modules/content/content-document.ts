/** What is derived from the content of a page's version. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { isLandingBlock, type LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';

type Prose = Extract<Block, { kind: 'text' }>['prose'];

/** The running words of a block. */
export function proseOf(block: Block): Prose {
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'text' || block.kind === 'note' ? block.prose : [];
}

const wordsOf = (prose: Prose): string => prose.map(({ text }) => text).join('');

/** Every text of a landing page's block, on lines of their own. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
const textOfLanding = ({ kind: _, ...words }: LandingBlock): string => textsOf(words).join('\n');

/** The text of a block, for the search and the reading time. */
export function textOf(block: Block): string {
  if (isLandingBlock(block)) return textOfLanding(block);
  const { kind } = block;
  if (kind === 'heading') return block.text;
  if (kind === 'table') return [block.caption, block.head, ...block.rows].flat().join(' ');
  if (kind === 'questions') return block.items.map(({ question, answer }) => `${question} ${answer}`).join(' ');
  if (kind === 'sources') return '';
  if (kind === 'image') return block.caption ?? '';
  if (kind === 'list') return block.items.map(wordsOf).join('\n');
  return wordsOf(proseOf(block));
}

/** The page's links with their words. */
export const namedLinksOf = (blocks: readonly Block[]): Array<{ text: string; href: string }> =>
  blocks.flatMap((block) =>
    block.kind === 'reading'
      ? block.items.map(({ title, path }) => ({ text: title, href: path }))
      : proseOf(block).flatMap(({ text, href }) => (href === undefined ? [] : [{ text, href }])),
  );

/** Paths of this site that the page links to, without query and anchor. */
export const linksOf = ({ blocks }: Pick<ContentDocument, 'blocks'>): string[] =>
  namedLinksOf(blocks).flatMap(({ href }) => (href.startsWith('/') ? [href.split(/[?#]/, 1)[0]!] : []));

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
