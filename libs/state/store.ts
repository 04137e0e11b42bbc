/** Shared types of the slices, and subscribing to changes. */
import type { Page } from '@emsal/platform/page';
import type { Store, ThunkAction, UnknownAction } from '@emsal/platform/store';
import type { CheckoutState } from './checkout/checkout-state';
import type { FunnelState } from './funnel/funnel-state';
import type { OffersByLine } from './offer/offer-state';

/** A slice is absent until the remote that exports it is loaded. */
export interface RootState {
  funnel?: FunnelState;
  offer?: OffersByLine;
  checkout?: CheckoutState;
}

/** Thunks receive the page handle, which reaches the API on the server and in the browser. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Page, UnknownAction>;
export type AppDispatch = <Result>(action: AppThunk<Result>) => Result;

/**
 * Calls back on every change of the selected value; returns the unsubscribe function. Side effects of slices belong
 * here.
 */
export function listen<Value>(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  select: (state: RootState) => Value,
  onChange: (now: Value, before: Value) => void,
): () => void {
  let before = select(store.getState());
  return store.subscribe(() => {
    const now = select(store.getState());
    if (now === before) return;
    const last = before;
    before = now;
    onChange(now, last);
  });
}
