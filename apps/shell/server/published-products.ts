import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import type { PublishedProduct } from '@emsal/platform/product';
import type { RegistryEntry } from '@emsal/platform/registry/registry';
import { publishedBy } from '../page-data/published';

const productOf = ({ id, branchId, slug, query, name, family }: LineFacts): PublishedProduct => ({
  id,
  branchId,
  slug,
  ...(query && { query }),
  name,
  family,
});

type Entries = ReadonlyArray<Pick<RegistryEntry, 'paths'>>;

/** By the entries of a request: its page and its document ask for the same. */
const known = new WeakMap<Entries, PublishedProduct[]>();

function find(entries: Entries): PublishedProduct[] {
  const isPublished = publishedBy(entries);
  return Object.values(lineFacts)
    .filter((facts) => isPublished(linePath(facts)) || isPublished(linePath(facts, '/form')))
    .map(productOf);
}

/** The lines of which some remote publishes the landing or the form. */
export function publishedProducts(entries: Entries): PublishedProduct[] {
  const products = known.get(entries) ?? find(entries);
  known.set(entries, products);
  return products;
}
