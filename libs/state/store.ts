/** What the slices share: the state they live in, the thunks' shape, and how listeners hear of changes. */
import type { Page } from '@emsal/platform/page';
import type { Store, ThunkAction, UnknownAction } from '@emsal/platform/store';
import type { CheckoutState } from './checkout/checkout-state';
import type { FunnelState } from './funnel/funnel-state';
import type { OffersByLine } from './offer/offer-state';

/** A slice is absent until the remote that exports it has been loaded. */
export interface RootState {
  funnel?: FunnelState;
  offer?: OffersByLine;
  checkout?: CheckoutState;
}

/** The shell's store gives thunks the page handle, so that they reach the API on the edge and in the browser. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Page, UnknownAction>;
export type AppDispatch = <Result>(action: AppThunk<Result>) => Result;

/** Hears every change of what `select` reads; returns the function that ends it. Effects of a slice live in such a listener. */
export function listen<Value>(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  select: (state: RootState) => Value,
  heard: (now: Value, before: Value) => void,
): () => void {
  let before = select(store.getState());
  return store.subscribe(() => {
    const now = select(store.getState());
    if (now === before) return;
    const last = before;
    before = now;
    heard(now, last);
  });
}
