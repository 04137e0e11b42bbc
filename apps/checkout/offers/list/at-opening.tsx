import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * What a disclosure holds, drawn and its script fetched when the disclosure is opened first, be it before the page is
 * interactive. Where no script runs the edge's HTML has it already.
 */
export function AtOpening({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const details = inside.current?.closest('details');
    const look = (): void => void (details?.open && setOpened(true));
    look();
    details?.addEventListener('toggle', look);
    return () => details?.removeEventListener('toggle', look);
  }, []);
  const drawn = <Suspense>{children}</Suspense>;
  return <div ref={inside}>{wasOpened ? drawn : <noscript>{drawn}</noscript>}</div>;
}
