import { usePage } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { useLocation } from '@emsal/platform/router';
import { productAt, productOf } from './line-and-visit';

/** What every page knows of a line, if it is published. */
export function useProduct(line: string | undefined): PublishedProduct | undefined {
  const page = usePage();
  return line === undefined ? undefined : productOf(page, line);
}

/** What every page knows of the line whose page this is. */
export const useProductOfPath = (): PublishedProduct | undefined => productAt(usePage(), useLocation().pathname);
