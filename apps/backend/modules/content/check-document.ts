/** Whether what an editor sends can be stored. */
import { isTooManyBlocks } from '@emsal/api/block-limit';
import { isLinkIssue } from '@emsal/api/calls/cms/link';
import { isProductPage, productAt } from '@emsal/api/calls/cms/product-page';
import { contentDocument } from '@emsal/api/desk/content-shapes';
import { contentOutcomes } from '@emsal/api/outcomes/content';
import type { PageType } from '@emsal/platform/content/page-types';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../db/database';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { withReadingTime, type StoredDocument } from './content-document';
import { isReservedSlug } from './site-paths';
import { contentSlugs } from './tables';

const refuse = refusalsOf(contentOutcomes);
const landingTypes: readonly PageType[] = ['LANDING', 'LANDING_WITH_NO_INDEX'];

export const isRefusal = (result: StoredDocument | Refusal): result is Refusal => 'code' in result;

function codeOf({ issues }: z.ZodError): 'linkRefused' | 'tooManyBlocks' | 'notValid' {
  if (issues.some(isLinkIssue)) return 'linkRefused';
  return issues.some(isTooManyBlocks) ? 'tooManyBlocks' : 'notValid';
}

/**
 * The document with what is derived from it, or the reason why it cannot be stored.
 * @param kept the address of a product, which its page keeps
 */
export function checkDocument(document: unknown, kept?: string): StoredDocument | Refusal {
  const { data, error } = contentDocument.safeParse(document);
  if (error) return refuse(codeOf(error));
  if (kept === undefined) return isReservedSlug(data.slug) ? refuse('slugReserved') : withReadingTime(data);
  const isOfProduct = data.slug === kept && data.product === productAt(kept) && landingTypes.includes(data.type);
  return isOfProduct ? withReadingTime(data) : refuse('addressFixed');
}

/** The product's address that a page has; undefined for a page that may move. */
export async function keptSlug(db: Executor, pageId: string): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(contentSlugs)
    .where(and(eq(contentSlugs.pageId, pageId), contentSlugs.isCurrent));
  return row && isProductPage(row) ? row.slug : undefined;
}

const addressed = contentDocument.pick({ slug: true });

/** The product's address that a first text names. */
export function productSlug(document: unknown): string | undefined {
  const { data } = addressed.safeParse(document);
  return data && isProductPage(data) ? data.slug : undefined;
}
