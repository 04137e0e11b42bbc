import type { Offer } from '@emsal/state/offer/offer-state';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { whenPainted } from '@emsal/platform/when-painted';

/** Takes 5 ms of a full-speed processor. */
const rowsAFrame = 5;

/** Some rows a frame. @returns what ends it */
function layOut(rows: readonly Element[]): () => void {
  let left = rows;
  const measure = (): void => {
    left.slice(0, rowsAFrame).forEach((row) => row.firstElementChild?.getBoundingClientRect());
    left = left.slice(rowsAFrame);
    if (left.length > 0) stop = whenPainted(measure);
  };
  let stop = whenPainted(measure);
  return () => stop();
}

/**
 * Rows out of sight are laid out when nobody waits for it, so that a press shows them without: `content-visibility`
 * keeps what was laid out, and measuring lays out what it hides.
 */
export function useWarmRows(rows: RefObject<HTMLElement | null>, order: readonly Offer[], isQuiet: boolean): void {
  useEffect(() => (isQuiet ? layOut([...rows.current!.children]) : undefined), [rows, order, isQuiet]);
}
