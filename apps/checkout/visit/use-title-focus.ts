import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useEffect, useState } from 'react';
import { focusTitle } from '../offers/list/focus-title';

/** The scroll position of the page that is gone back to is restored: it stays. */
const quietly = { preventScroll: true };
const isLost = (): boolean => document.activeElement === document.body;

/**
 * Between the list and its comparison, to and fro, and where a dialog leads to a page, what had the focus goes with its
 * page: the keyboard and a screen reader go on from the title. A page that the browser itself loaded begins where the browser begins.
 */
export function useTitleFocus(): void {
  const isHydrated = useIsHydrated();
  const [isLedTo] = useState(isHydrated);
  useEffect(() => {
    if (isLedTo && isLost()) focusTitle(quietly);
    return () => void (isLost() && focusTitle(quietly));
  }, [isLedTo]);
}
