import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { useNavigate, useRevalidator } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch, useSelector } from '@emsal/platform/store';
import { publishedWeights } from '@emsal/ranking/published-weights';
import {
  listLeft,
  offerSlice,
  offersLoaded,
  offersRequested,
  selectOffers,
  weightsPublished,
} from '@emsal/state/offer/offer-slice';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { useCallback, useEffect, useMemo } from 'react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { productOf, visitIdOf } from '../../visit/line-and-visit';
import { initialList } from './initial-list';
import { useReloadOnChange } from './use-reload';
import { startOfferList } from './start-offer-list';
import type { LoadedOfferList } from './start-offer-list';
import { loadFinalList } from './load-final-list';
import type { OfferPorts } from './load-final-list';
import { useOfferExpiry } from './use-expiry';

/** The state the store will have after the page's effects: rendered by the server and on hydration. */
function firstView({ line: facts, list }: LoadedOfferList): OfferState {
  const { id: line } = facts;
  const actions = [
    weightsPublished({ line, weights: publishedWeights(facts) }),
    offersRequested({ line }),
    offersLoaded({ line, list, activeOfferId: null }),
  ];
  return selectOffers(line)({ offer: actions.reduce(offerSlice.reducer, {}) });
}

const hasNoArrivals = (line: LineFacts, { state, offerList }: OfferState): boolean =>
  line.offerList.pairFallback === true && state === 'running' && offerList.length === 0;

/** The offer list of a line, or its form when it has no visit. */
const offersOf = (line: PublishedProduct, page: Page): string =>
  (visitIdOf(page, line) === undefined ? checkoutPaths.firstStep : checkoutPaths.offers)(line);

/** Dependencies of the list; `read` returns the line's current state. */
function useOfferPorts({ line }: LoadedOfferList, activeOfferId: () => string | null) {
  const { transport, store } = usePage();
  const dispatch = useDispatch();
  const ports = useMemo<OfferPorts>(
    () => ({ client: createClient(transport), session: sessionStore, dispatch, activeOfferId }),
    [transport, dispatch, activeOfferId],
  );
  const read = useCallback(
    (): OfferState => selectOffers(line.id)(store.getState() as Parameters<ReturnType<typeof selectOffers>>[0]),
    [store, line],
  );
  return { ports, read };
}

/** The final loads; when the countdown ends a line may redirect to its pair. */
function useFinalLoads({ line, visitId }: LoadedOfferList, { ports, read }: ReturnType<typeof useOfferPorts>) {
  const navigate = useNavigate();
  const page = usePage();
  const loadFinal = useCallback(() => void loadFinalList(ports, line, visitId), [ports, line, visitId]);
  const onCountdownEnd = useCallback(
    () =>
      void loadFinalList(ports, line, visitId).then(() => {
        const pair = line.pair && productOf(page, line.pair);
        if (pair && hasNoArrivals(line, read())) void navigate(offersOf(pair, page));
      }),
    [ports, line, visitId, read, navigate, page],
  );
  return { loadFinal, onCountdownEnd };
}

/** The life of an offer list: fills the store, subscribes to the stream and loads the final list once. */
export function useOfferList(loaded: LoadedOfferList, activeOfferId: () => string | null) {
  const { line, visitId, connect } = loaded;
  const list = useMemo(() => initialList(loaded.list), [loaded.list]);
  const current = { line, visitId, list, connect };
  const dependencies = useOfferPorts(current, activeOfferId);
  const { ports, read } = dependencies;
  const { loadFinal, onCountdownEnd } = useFinalLoads(current, dependencies);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  // The loader says why a list cannot be read, as after opening the page anew.
  useEffect(
    () => startOfferList(ports, { line, visitId, list, connect }, { onComplete: loadFinal, onLost: reload }),
    [ports, loadFinal, reload, line, visitId, list, connect],
  );
  // By id: after hydration the line is a copy, and a reload is not leaving.
  useEffect(() => () => void ports.dispatch(listLeft({ line: line.id })), [ports, line.id]);
  const stored = useSelector(selectOffers(line.id));
  const offers = stored.quoteHeaderId === list.quoteHeaderId ? stored : firstView(current);
  useReloadOnChange(offers, reload);
  // Another tab has requested new quotes meanwhile: reload.
  useEffect(() => {
    if (read().quoteHeaderId !== list.quoteHeaderId) reload();
  }, [read, reload, list, stored.quoteHeaderId]);
  useOfferExpiry(offers, loadFinal);
  return { offers, ports, read, onCountdownEnd, revalidate };
}
