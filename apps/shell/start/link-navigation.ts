/** Turns clicks on links of the site into client-side navigation; modified clicks and special links stay with the browser. */
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import type { PageData } from '../page-data/page-data';

interface Navigable {
  navigate: (to: string) => unknown;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const isOrdinary = (anchor: HTMLAnchorElement): boolean =>
  anchor.origin === location.origin &&
  !anchor.target &&
  !anchor.hasAttribute('download') &&
  anchor.dataset['reload'] === undefined;

const isSamePage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

/** Returns the function that stops it. */
export function navigateByLinks(router: Navigable, { remotes }: Pick<PageData, 'remotes'>): () => void {
  const follow = (event: MouseEvent): void => {
    const anchor = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!anchor || !isPlain(event) || !isOrdinary(anchor) || isSamePage(anchor) || !ownerOf(remotes, anchor.pathname))
      return;
    event.preventDefault();
    router.navigate(anchor.pathname + anchor.search + anchor.hash);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
