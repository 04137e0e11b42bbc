/** The products that can be opened here: their landing is published, and the native app, where we are inside it, sells them. */
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/product';
import { useWebView } from '@emsal/platform/web-view/web-view';

export interface SiteLink {
  label: string;
  path: string;
}

export interface ProductLink extends SiteLink {
  family: PublishedProduct['family'];
}

export function useProductLinks(): ProductLink[] {
  const { isPublished, products } = usePage();
  const { branches } = useWebView();
  // The shell's own page has them.
  return products!
    .filter((product) => isPublished(linePath(product)) && (branches === null || branches.includes(product.id)))
    .map((product) => ({ label: product.name, path: linePath(product), family: product.family }));
}
