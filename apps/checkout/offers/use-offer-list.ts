import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch, useSelector } from '@emsal/platform/store';
import {
  insurerAnswered,
  listLeft,
  offerAged,
  offerArrived,
  offersCompleted,
  offerSlice,
  offersLoaded,
  offersRequested,
  selectOffers,
} from '@emsal/state/offer/offer-slice';
import type { OfferList, OfferState } from '@emsal/state/offer/offer-state';
import { useCallback, useEffect, useMemo } from 'react';
import { browserSource, listenToOffers } from './offer-stream';
import type { StreamListener } from './offer-stream';
import { forgetApplied, keepLoaded } from './offer-session';
import { settleOffers } from './settle-offers';
import type { OfferPorts } from './settle-offers';

/** How long a newcomer is marked as new. */
const freshFor = 5_000;
/** After the first offer all are new for a while: marking them would say nothing. */
const openingWave = 2_000;

interface Listed {
  line: LineFacts;
  visitId: string;
  list: OfferList;
}

/** What the store will hold once the page's effects have run: the server and the first paint show this. */
const firstView = ({ line, list }: Listed): OfferState =>
  selectOffers(line.id)({
    offer: [offersRequested({ line: line.id }), offersLoaded({ line: line.id, list, heldId: null })].reduce(
      offerSlice.reducer,
      {},
    ),
  });

/** The list of a visit from its entry until it is left: fills the store, listens to the insurers, settles once. */
export function useOfferList(listed: Listed, heldId: () => string | null) {
  const { line, visitId, list } = listed;
  const dispatch = useDispatch();
  const { transport } = usePage();
  const ports = useMemo<OfferPorts>(
    () => ({ client: createClient(transport), session: sessionStore, dispatch, heldId }),
    [transport, dispatch, heldId],
  );
  const settle = useCallback(() => void settleOffers(ports, line, visitId), [ports, line, visitId]);
  useEffect(() => enterList(ports, { line, visitId, list }, settle), [ports, settle, line, visitId, list]);
  const stored = useSelector(selectOffers(line.id));
  const offers = stored.quoteHeaderId === list.quoteHeaderId ? stored : firstView(listed);
  return { offers, ports, settle };
}

function enterList(
  ports: OfferPorts,
  { line: { id: line }, line: facts, visitId, list }: Listed,
  settle: () => void,
): () => void {
  forgetApplied(ports.session);
  ports.dispatch(offersRequested({ line }));
  ports.dispatch(offersLoaded({ line, list, heldId: null }));
  keepLoaded(ports.session, facts, list);
  const leave =
    list.state === 'complete'
      ? (settle(), () => undefined)
      : listenToOffers(visitId, listener(ports, line, settle), { connect: browserSource, client: ports.client });
  return () => {
    leave();
    ports.dispatch(listLeft({ line }));
  };
}

function listener({ dispatch, heldId }: OfferPorts, line: LineFacts['id'], settle: () => void): StreamListener {
  let openedAt: number | undefined;
  return {
    insurer: (insurer) => dispatch(insurerAnswered({ line, insurer })),
    offer: (offer) => {
      openedAt ??= performance.now();
      const isNews = performance.now() - openedAt > openingWave;
      dispatch(offerArrived({ line, offer, isNews, heldId: heldId() }));
      setTimeout(() => dispatch(offerAged({ line, id: offer.id })), freshFor);
    },
    complete: ({ zeroOffer }) => {
      dispatch(offersCompleted({ line, zeroOffer }));
      settle();
    },
  };
}
