import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Renders the content of a disclosure, and loads its chunk, when the disclosure is first opened, even before hydration.
 * Without JavaScript the server's HTML contains it.
 */
export function RenderWhenOpened({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const details = inside.current?.closest('details');
    const update = (): void => void (details?.open && setOpened(true));
    update();
    details?.addEventListener('toggle', update);
    return () => details?.removeEventListener('toggle', update);
  }, []);
  const content = <Suspense>{children}</Suspense>;
  return <div ref={inside}>{wasOpened ? content : <noscript>{content}</noscript>}</div>;
}
