import type { OfferState } from '@emsal/state/offer/offer-state';
import { useEffect } from 'react';

/** Until the server's clock has passed the instant too. */
const grace = 1_000;
/** Longest delay of a timer: a longer one would fire at once. */
const maxTimeout = 2 ** 31 - 1;

const none: OfferState['offerList'] = [];

/**
 * Calls `onExpire` once when the next offer expires. The server decides, because the device's clock may be wrong:
 * offers already expired by this clock are not waited for. Inactive while offers arrive.
 */
export function useOfferExpiry({ state, offerList }: OfferState, onExpire: () => void): void {
  const expiring = state === 'complete' ? offerList : none;
  useEffect(() => {
    const delays = expiring.map(({ validUntil }) => Date.parse(validUntil) - Date.now()).filter((delay) => delay > 0);
    const next = Math.min(...delays) + grace;
    if (next > maxTimeout) return;
    const timer = setTimeout(onExpire, next);
    return () => clearTimeout(timer);
  }, [expiring, onExpire]);
}
