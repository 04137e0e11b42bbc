import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import {
  insurerAnswered,
  freshOffersCleared,
  offerArrived,
  offersCompleted,
  offersLoaded,
  offersRequested,
} from '@emsal/state/offer/offer-slice';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { createFreshTimer } from './fresh-offers';
import { clearAppliedDiscounts, storeListFlags } from './offer-session';
import { browserSource, isStreamed, subscribeToOffers } from './offer-stream';
import type { StreamListener, StreamPorts } from './offer-stream';
import type { OfferPorts } from './load-final-list';
import { isCrossPath } from '../paired-line/cross-path';

/** Right after the first offer all offers are new: marking them would mean nothing. */
const openingWave = 2_000;

/** An offer list as loaded for a visit. */
export interface LoadedOfferList {
  line: LineFacts;
  visitId: VisitId;
  list: OfferList;
  /** Stream opened by the loader. */
  connect?: StreamPorts['connect'];
}

interface ListEffects {
  onComplete: () => void;
  /** The list cannot be read any more. */
  onLost: () => void;
}
interface StreamEffects extends ListEffects {
  line: LineId;
  onFresh: () => void;
}

function createStreamListener(
  { dispatch, activeOfferId }: OfferPorts,
  { line, onFresh, onComplete, onLost }: StreamEffects,
): StreamListener {
  let firstOfferAt: number | undefined;
  return {
    insurer: (insurer) => dispatch(insurerAnswered({ line, insurer })),
    offer: (offer) => {
      firstOfferAt ??= performance.now();
      const isFresh = performance.now() - firstOfferAt > openingWave;
      dispatch(offerArrived({ line, offer, isFresh, activeOfferId: activeOfferId() }));
      if (isFresh) onFresh();
    },
    complete: ({ zeroOffer }) => {
      dispatch(offersCompleted({ line, zeroOffer }));
      onComplete();
    },
    lost: onLost,
  };
}

/** Fills the store and subscribes to the stream while insurers may answer. @returns the unsubscribe function */
export function startOfferList(
  ports: OfferPorts,
  { line, visitId, list, connect = browserSource }: LoadedOfferList,
  { onComplete, onLost }: ListEffects,
): () => void {
  clearAppliedDiscounts(ports.session);
  if (isCrossPath(window.location.search)) ports.session.write(sessionKeys.isSourceCross, 'true');
  ports.dispatch(offersRequested({ line: line.id }));
  ports.dispatch(offersLoaded({ line: line.id, list, activeOfferId: null }));
  storeListFlags(ports.session, line, list);
  if (list.state === 'complete') onComplete();
  if (!isStreamed(list)) return () => undefined;
  const freshTimer = createFreshTimer(() => ports.dispatch(freshOffersCleared({ line: line.id })), ports.activeOfferId);
  const listener = createStreamListener(ports, { line: line.id, onFresh: freshTimer.restart, onComplete, onLost });
  const unsubscribe = subscribeToOffers(visitId, listener, { connect, client: ports.client });
  return () => {
    unsubscribe();
    freshTimer.stop();
  };
}
