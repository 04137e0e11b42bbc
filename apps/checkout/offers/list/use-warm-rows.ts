import type { Offer } from '@emsal/state/offer/offer-state';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { whenPainted } from './when-painted';

/** Each row in a task of its own: a press waits for one at most, some 3 ms of a full-speed processor. @returns what ends it */
function layOut(rows: Iterable<Element>): () => void {
  const left = [...rows].filter((row) => row.hasAttribute('aria-hidden'));
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    left.shift()?.firstElementChild?.getBoundingClientRect();
    if (left.length > 0) timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/**
 * Rows out of sight are laid out when nobody waits for it, so that a press shows them without: `content-visibility`
 * keeps what was laid out, and measuring lays out what it hides.
 */
export function useWarmRows(rows: RefObject<HTMLElement | null>, order: readonly Offer[], isQuiet: boolean): void {
  useEffect(() => {
    if (!isQuiet) return;
    let stop = whenPainted(() => (stop = layOut(rows.current!.children)));
    return () => stop();
  }, [rows, order, isQuiet]);
}
