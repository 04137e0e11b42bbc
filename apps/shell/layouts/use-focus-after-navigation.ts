import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { useLocation } from '@emsal/platform/router';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

function headingOf(main: HTMLElement | null): HTMLElement | null {
  const heading = main?.querySelector('h1');
  if (!heading) return main;
  heading.tabIndex = -1;
  return heading;
}

/**
 * After a navigation within the document the heading of the new page takes the focus, unless the page or the visitor has put it
 * somewhere. The scroll position is the router's: after "back" it is where the visitor was.
 * @returns the ref of `<main>`
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (document.activeElement === document.body)
      return focusAfterPaint(headingOf(main.current), { preventScroll: true });
  }, [pathname]);
  return main;
}
