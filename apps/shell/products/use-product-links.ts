/** The products that can be opened here: their landing page is published and, inside the native app, the app sells them. */
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
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
  // Always present on pages of the shell.
  return products!
    .filter((product) => isPublished(linePath(product)) && (branches === null || branches.includes(product.id)))
    .map((product) => ({ label: product.name, path: linePath(product), family: product.family }));
}
