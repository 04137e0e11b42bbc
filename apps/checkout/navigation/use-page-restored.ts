import { useEffect, useEffectEvent } from 'react';

/** Called when the browser restores the page from the back/forward cache. */
export function usePageRestored(onRestored: () => void): void {
  const handlePageShow = useEffectEvent((event: PageTransitionEvent) => void (event.persisted && onRestored()));
  useEffect(() => {
    const listener = (event: PageTransitionEvent): void => handlePageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
