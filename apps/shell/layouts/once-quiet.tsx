import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds in which a page that is gone to has drawn what it was gone to for. */
const untilQuiet = 1_000;

/** What stands below a page: in the document from the start; on a page that is gone to in the browser it follows, so that the page itself does not wait for it. */
export function OnceQuiet({ children }: { children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(!useIsHydrated());
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), untilQuiet);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && children;
}
