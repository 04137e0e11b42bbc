import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import type { ListedProduct, PublishedProduct } from '@emsal/platform/published-product';

const isListed = (product: PublishedProduct): product is ListedProduct =>
  product.label !== undefined && product.identityField !== undefined;

/** The lines whose form is published, in display order, as the edge knows them: also those that are newer than this build. */
export function usePublishedLines(): ListedProduct[] {
  const { isPublished, products = [] } = usePage();
  return products.filter(isListed).filter((line) => isPublished(linePath({ slug: line.slug }, '/form')));
}
