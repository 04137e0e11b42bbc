import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** No higher than the upper edge of the screen. */
const rootMargin = '0px 0px -100%';

/** Whether the upper edge of the screen cuts the list: known beforehand, because to look in a press costs what it could save. */
export function useIsScrolledInto(rows: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isCut = useRef(true);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => (isCut.current = seen.at(-1)!.isIntersecting), { rootMargin });
    watch.observe(rows.current!);
    return () => watch.disconnect();
  }, [rows]);
  return isCut;
}
