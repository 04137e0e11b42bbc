/** Writes the search's entries of a published page: the page itself and its questions. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { textOf } from '../content-document';
import { contentEntries } from '../tables';

const excerptLength = 180;

const shorten = (text: string): string =>
  text.length <= excerptLength ? text : `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`;

interface Entry {
  title: string;
  excerpt: string;
  text: string;
}

const isOfPage = ({ kind }: Block): boolean => kind !== 'questions';

/** The page itself without its questions, then these, whose position is their anchor. */
const entriesOf = ({ title, shortContent, blocks }: ContentDocument): Entry[] => [
  { title, excerpt: shortContent, text: [title, shortContent, ...blocks.filter(isOfPage).map(textOf)].join(' ') },
  ...blocks
    .flatMap((block) => (block.kind === 'questions' ? block.items : []))
    .map(({ question, answer }) => ({
      title: question,
      excerpt: shorten(answer),
      text: `${question} ${answer}`,
    })),
];

export async function indexPage(tx: Tx, pageId: string, document: ContentDocument): Promise<void> {
  await tx.delete(contentEntries).where(eq(contentEntries.pageId, pageId));
  // The search is over posts and information pages.
  if (isProductPage(document)) return;
  await tx.insert(contentEntries).values(
    entriesOf(document).map(({ title, excerpt, text }, position) => ({
      pageId,
      position,
      title,
      excerpt,
      foldedTitle: sql<string>`content_fold(${title})`,
      titleTerms: sql<string>`content_terms(${title})`,
      terms: sql<string>`content_terms(${text})`,
    })),
  );
}
