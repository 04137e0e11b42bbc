/** The products that can be opened here: their landing page is published and, inside the native app, the app sells them. */
import { linePath } from '@emsal/lines/facts/line-path';
import { usePage } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { useWebView } from '@emsal/platform/web-view/web-view';
import { advisedProducts } from './advised-products';

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
  const sold = products!.filter(({ id }) => branches === null || branches.includes(id));
  const advised = advisedProducts.filter(({ slug }) => !products!.some((product) => product.slug === slug));
  return [...sold, ...(branches === null ? advised : [])]
    .filter((product) => isPublished(linePath(product)))
    .map((product) => ({ label: product.name, path: linePath(product), family: product.family }));
}
