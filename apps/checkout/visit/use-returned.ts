import { useEffect, useEffectEvent } from 'react';

/** Hears that the browser brought the page back from its memory, as it stood when it was left. */
export function useReturned(tell: () => void): void {
  const heard = useEffectEvent((event: PageTransitionEvent) => void (event.persisted && tell()));
  useEffect(() => {
    const hear = (event: PageTransitionEvent): void => heard(event);
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
}
