import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { whenPainted } from '@emsal/platform/when-painted';
import {
  insurerAnswered,
  newsAged,
  offerArrived,
  offersCompleted,
  offersLoaded,
  offersRequested,
} from '@emsal/state/offer/offer-slice';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { createNews } from './news';
import { forgetApplied, keepLoaded } from './offer-session';
import { browserSource, isStreamed, listenToOffers } from './offer-stream';
import type { StreamListener, StreamPorts } from './offer-stream';
import type { OfferPorts } from './settle-offers';
import { isCrossPath } from './widgets/cross-path';

/** After the first offer all are new for a while: marking them would say nothing. */
const openingWave = 2_000;

/** A visit's list as the page is given it. */
export interface Listed {
  line: LineFacts;
  visitId: string;
  list: OfferList;
  /** A stream that was opened before the page was drawn. */
  connect?: StreamPorts['connect'];
}

interface Hearing {
  line: LineId;
  onNews: () => void;
  settle: () => void;
}

/** The end changes the whole page, so the last offers are painted before it. @returns what to tell, and what drops an end that is not told yet */
function hearing(
  { dispatch, heldId }: OfferPorts,
  { line, onNews, settle }: Hearing,
): { listener: StreamListener; forget: () => void } {
  let openedAt: number | undefined;
  let forget = (): void => undefined;
  const listener: StreamListener = {
    insurer: (insurer) => dispatch(insurerAnswered({ line, insurer })),
    offer: (offer) => {
      openedAt ??= performance.now();
      const isNews = performance.now() - openedAt > openingWave;
      dispatch(offerArrived({ line, offer, isNews, heldId: heldId() }));
      if (isNews) onNews();
    },
    complete: ({ zeroOffer }) =>
      void (forget = whenPainted(() => {
        dispatch(offersCompleted({ line, zeroOffer }));
        settle();
      })),
  };
  return { listener, forget: () => forget() };
}

/** Fills the store with the list and listens while insurers may answer. @returns what stops it */
export function enterList(
  ports: OfferPorts,
  { line, visitId, list, connect = browserSource }: Listed,
  settle: () => void,
): () => void {
  forgetApplied(ports.session);
  if (isCrossPath(window.location.search)) ports.session.write(sessionKeys.isSourceCross, 'true');
  ports.dispatch(offersRequested({ line: line.id }));
  ports.dispatch(offersLoaded({ line: line.id, list, heldId: null }));
  keepLoaded(ports.session, line, list);
  if (list.state === 'complete') settle();
  if (!isStreamed(list)) return () => undefined;
  const news = createNews(() => ports.dispatch(newsAged({ line: line.id })), ports.heldId);
  const { listener, forget } = hearing(ports, { line: line.id, onNews: news.came, settle });
  const stop = listenToOffers(visitId, listener, { connect, client: ports.client });
  return () => {
    stop();
    forget();
    news.stop();
  };
}
