import { linePath } from '@emsal/lines/facts/line-path';
import { isOffered, lineFacts } from '@emsal/lines/registry/facts-of';
import { usePage } from '@emsal/platform/page';
import type { ListedProduct } from '@emsal/platform/published-product';

const notSold = Object.values(lineFacts)
  .filter(({ id }) => !isOffered(id))
  .toSorted((a, b) => a.label.rank - b.label.rank);

/** Lines that have a landing page of this build and no form: an adviser answers. */
export function useAdvisedLines(): ListedProduct[] {
  const { isPublished } = usePage();
  return notSold.filter((facts) => isPublished(linePath(facts)) && !isPublished(linePath(facts, '/form')));
}
