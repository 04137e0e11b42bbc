import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import type { ListedProduct } from '@emsal/platform/published-product';

/** The landing page of a product where there is one, else its form. */
export function useProductHref(): (product: ListedProduct) => string {
  const { isPublished } = usePage();
  return (product) => linePath(product, isPublished(linePath(product)) ? '' : '/form');
}
