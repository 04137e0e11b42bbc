import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { usePage } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { useNavigate, useRevalidator } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch, useSelector } from '@emsal/platform/store';
import { listLeft, offerSlice, offersLoaded, offersRequested, selectOffers } from '@emsal/state/offer/offer-slice';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { visitOf } from '../visit/page-line';
import { atEntry } from './at-entry';
import { useReload } from './campaigns/use-reload';
import { enterList } from './enter-list';
import type { Listed } from './enter-list';
import { settleOffers } from './settle-offers';
import type { OfferPorts } from './settle-offers';
import { useExpiry } from './use-expiry';

/** What the store will hold once the page's effects have run: the server and the first paint show this. */
const firstView = ({ line, list }: Listed): OfferState =>
  selectOffers(line.id)({
    offer: [offersRequested({ line: line.id }), offersLoaded({ line: line.id, list, heldId: null })].reduce(
      offerSlice.reducer,
      {},
    ),
  });

/** Lines whose visitors go on to the paired line's offers when none ever arrives (spec funnel 4.2). */
const linesThatGiveWay: ReadonlySet<LineId> = new Set(['TRAFFIC']);

const neverArrives = (line: LineFacts, { state, offerList, waitingOffers }: OfferState): boolean =>
  linesThatGiveWay.has(line.id) && state === 'running' && offerList.length + waitingOffers.length === 0;

/** The line's offers; its form for who has none of them yet. */
const offersOf = (line: LineFacts, page: Page): string =>
  (visitOf(page, line) === undefined ? checkoutPaths.firstStep : checkoutPaths.offers)(line);

/** What the list reaches outside with; `read` tells what the store holds of the line at the moment. */
function useOfferPorts({ line }: Listed, heldId: () => string | null) {
  const { transport, store } = usePage();
  const dispatch = useDispatch();
  const ports = useMemo<OfferPorts>(
    () => ({ client: createClient(transport), session: sessionStore, dispatch, heldId }),
    [transport, dispatch, heldId],
  );
  const read = useCallback(
    (): OfferState => selectOffers(line.id)(store.getState() as Parameters<ReturnType<typeof selectOffers>>[0]),
    [store, line],
  );
  return { ports, read };
}

/** The last loads; at the end of the countdown a line may give way to its pair. */
function useSettling({ line, visitId }: Listed, { ports, read }: ReturnType<typeof useOfferPorts>) {
  const navigate = useNavigate();
  const page = usePage();
  const settle = useCallback(() => void settleOffers(ports, line, visitId), [ports, line, visitId]);
  const settleAtZero = useCallback(
    () =>
      void settleOffers(ports, line, visitId).then(() => {
        if (line.pair && neverArrives(line, read())) void navigate(offersOf(factsOf(line.pair), page));
      }),
    [ports, line, visitId, read, navigate, page],
  );
  return { settle, settleAtZero };
}

/** The list of a visit from its entry until it is left: fills the store, listens to the insurers, settles once. */
export function useOfferList(loaded: Listed, heldId: () => string | null) {
  const { line, visitId, connect } = loaded;
  const list = useMemo(() => atEntry(loaded.list), [loaded.list]);
  const listed = { line, visitId, list, connect };
  const outside = useOfferPorts(listed, heldId);
  const { ports, read } = outside;
  const { settle, settleAtZero } = useSettling(listed, outside);
  const { revalidate } = useRevalidator();
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  // Before the page is painted: offers that came while it was drawn are painted with it. Nobody hears the store yet, so it is told to draw.
  useLayoutEffect(() => {
    const leave = enterList(ports, { line, visitId, list, connect }, settle);
    drawNow();
    return leave;
  }, [ports, settle, line, visitId, list, connect]);
  // By its name: the edge's first list comes with a copy of the line, and loading anew is not leaving.
  useEffect(() => () => void ports.dispatch(listLeft({ line: line.id })), [ports, line.id]);
  const stored = useSelector(selectOffers(line.id));
  const offers = stored.quoteHeaderId === list.quoteHeaderId ? stored : firstView(listed);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  useReload(offers, reload);
  // Another tab asked anew while this one was waiting: its answers are another list, which the page enters.
  useEffect(() => {
    if (read().quoteHeaderId !== list.quoteHeaderId) reload();
  }, [read, reload, list, stored.quoteHeaderId]);
  useExpiry(offers, settle);
  return { offers, ports, read, settleAtZero, revalidate };
}
