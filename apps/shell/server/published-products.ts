import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import type { PublishedProduct } from '@emsal/platform/published-product';
import type { RegistryEntry } from '@emsal/platform/registry/registry';
import { createIsPublished } from '../page-data/published-paths';

const productOf = ({ id, branchId, slug, query, name, family }: LineFacts): PublishedProduct => ({
  id,
  branchId,
  slug,
  ...(query && { query }),
  name,
  family,
});

type Entries = ReadonlyArray<Pick<RegistryEntry, 'paths'>>;

/** The lines whose landing page or form is published by some remote. */
export function publishedProducts(entries: Entries): PublishedProduct[] {
  const isPublished = createIsPublished(entries);
  return Object.values(lineFacts)
    .filter((facts) => isPublished(linePath(facts)) || isPublished(linePath(facts, '/form')))
    .map(productOf);
}
