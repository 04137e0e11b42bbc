import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useEffect, useState } from 'react';
import { focusTitle } from './focus-title';

/** The restored scroll position is kept. */
const withoutScroll = { preventScroll: true };
const isLost = (): boolean => document.activeElement === document.body;

/**
 * Focuses the title when the focused element disappears: between list and comparison, from the form's wait to the list, and when a dialog leads to
 * another page. After a full page load the browser's own start is kept.
 */
export function useTitleFocus(): void {
  const isHydrated = useIsHydrated();
  const [isLedTo] = useState(isHydrated);
  useEffect(() => {
    if (isLedTo && isLost()) focusTitle(withoutScroll, isLost);
    return () => void (isLost() && focusTitle(withoutScroll, isLost));
  }, [isLedTo]);
}
