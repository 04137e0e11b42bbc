import { success } from '@emsal/api/envelope';
import { combineSlices, configureStore } from '@emsal/platform/store';
import type { Page } from '@emsal/platform/page';
import { checkoutSlice } from '../../checkout/checkout-slice';
import { offerSlice } from '../../offer/offer-slice';
import type { OffersByLine } from '../../offer/offer-state';
import type { AppDispatch } from '../../store';
import { funnelSlice, selectFunnel } from '../funnel-slice';

export const line = 'TRAFFIC' as const;
export const visitId = 'a'.repeat(32);

/** A store with the funnel; `seen` is the state at each call, every call returns `reply`. */
export function openFunnel(reply: unknown = success('1234567890'), offer: OffersByLine = {}) {
  const calls: string[] = [];
  const seen: unknown[] = [];
  const page = {} as Page;
  const store = configureStore({
    reducer: combineSlices(funnelSlice, offerSlice, checkoutSlice),
    preloadedState: { offer } as never,
    middleware: (defaults) => defaults({ thunk: { extraArgument: page } }),
  });
  page.transport = async ({ path }) => {
    calls.push(path);
    seen.push(structuredClone(store.getState()));
    return { status: 200, body: reply };
  };
  const dispatch = store.dispatch as AppDispatch & typeof store.dispatch;
  return { store, dispatch, calls, seen, funnel: () => selectFunnel(line)(store.getState()) };
}
