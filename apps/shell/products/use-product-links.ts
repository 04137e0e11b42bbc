/** The products that can be opened here: their landing is published, and the native app, where we are inside it, sells them. */
import { linePath } from '@emsal/lines/facts/find-line';
import { lineFacts, type LineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';
import { useWebView } from '@emsal/platform/web-view/web-view';

export interface SiteLink {
  label: string;
  path: string;
}

export interface ProductLink extends SiteLink {
  family: LineFacts['family'];
}

export function useProductLinks(): ProductLink[] {
  const { isPublished } = usePage();
  const { branches } = useWebView();
  return Object.values(lineFacts)
    .filter(({ id, slug }) => isPublished(`/${slug}`) && (branches === null || branches.includes(id)))
    .map((facts) => ({ label: facts.name, path: linePath(facts), family: facts.family }));
}
