import { usePage } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { productOf } from './line-and-visit';

/** What every page knows of a line, if it is published. */
export function useProduct(line: string | undefined): PublishedProduct | undefined {
  const page = usePage();
  return line === undefined ? undefined : productOf(page, line);
}
