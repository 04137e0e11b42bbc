import type { OfferState } from '@emsal/state/offer/offer-state';
import { useEffect, useRef } from 'react';
import { reloadKey } from './reload-key';

/** Reloads the offers when what they depend on changes; the first list is not a change. */
export function useReloadOnChange(offers: OfferState, reload: () => void): void {
  const key = offers.quoteHeaderId === null ? null : reloadKey(offers);
  const last = useRef(key);
  useEffect(() => {
    const isChange = last.current !== null && key !== null && last.current !== key;
    last.current = key;
    if (isChange) reload();
  }, [key, reload]);
}
