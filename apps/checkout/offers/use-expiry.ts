import type { OfferState } from '@emsal/state/offer/offer-state';
import { useEffect } from 'react';

/** So much later the server's clock will have passed the instant too. */
const grace = 1_000;
/** A timer cannot wait longer: it would run out at once. */
const longest = 2 ** 31 - 1;

const none: OfferState['offerList'] = [];

/**
 * Tells once when the next offer is over. What is over the server says, because the device's clock may be wrong: an
 * offer that is over by this clock alone is not waited for. While offers come nothing waits, so that none of them is drawn later for it.
 */
export function useExpiry({ state, offerList }: OfferState, tell: () => void): void {
  const ending = state === 'complete' ? offerList : none;
  useEffect(() => {
    const waits = ending.map(({ validUntil }) => Date.parse(validUntil) - Date.now()).filter((wait) => wait > 0);
    const next = Math.min(...waits) + grace;
    if (next > longest) return;
    const timer = setTimeout(tell, next);
    return () => clearTimeout(timer);
  }, [ending, tell]);
}
