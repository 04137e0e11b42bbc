import type { Offer } from '@emsal/state/offer/offer-state';
import { useEffect, useRef, useState } from 'react';
import { rowBeingRead } from './row-being-read';

/** Number of offers that have come in above the row being read, until the visitor scrolls up to them. */
export function useNewAbove(offers: readonly Offer[]): number {
  const known = useRef<ReadonlySet<string>>(new Set());
  const [count, setCount] = useState(0);
  useEffect(() => {
    const read = rowBeingRead();
    const above = offers.slice(
      0,
      Math.max(
        0,
        offers.findIndex(({ id }) => id === read),
      ),
    );
    const come = above.filter(({ id }) => !known.current.has(id)).length;
    known.current = new Set(offers.map(({ id }) => id));
    if (come > 0) setCount((before) => before + come);
  }, [offers]);
  useEffect(() => {
    const first = offers[0]?.id;
    const forget = (): void => {
      const read = rowBeingRead();
      if (read === null || read === first) setCount(0);
    };
    window.addEventListener('scroll', forget, { passive: true });
    return () => window.removeEventListener('scroll', forget);
  }, [offers]);
  return count;
}
