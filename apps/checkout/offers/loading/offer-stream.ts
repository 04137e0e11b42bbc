/** Offers over server-sent events, with polling as fallback. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Client } from '@emsal/api/client';
import type { OfferStreamEvents } from '@emsal/api/calls/offer/offer-list';
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { OfferList } from '@emsal/state/offer/offer-state';

export interface StreamListener {
  insurer: (insurer: OfferStreamEvents['insurer']) => void;
  offer: (offer: OfferStreamEvents['offer']) => void;
  complete: (complete: OfferStreamEvents['complete']) => void;
  /** The list cannot be read any more: its visit has ended, or the service is away for longer. Nothing follows. */
  lost: () => void;
}

/** The parts of `EventSource` in use. */
export interface OfferSource extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
}

export interface StreamPorts {
  connect: (url: string) => OfferSource;
  client: Pick<Client, 'command'>;
}

const closed = 2;
/** The browser reconnects by itself; repeated failures switch to polling. */
const failuresAllowed = 3;
const pollInterval = 2_000;
/** Half a minute at least. */
const pollFailuresAllowed = 15;
const names = ['insurer', 'offer', 'complete'] as const;

export const browserSource = (url: string): OfferSource => new EventSource(url);

export const streamUrl = (visitId: VisitId): string => `/api/quoterequestapi/offer/stream/${visitId}`;

/** Classic mode waits for its countdown instead. */
export const isStreamed = ({ state, mode }: Pick<OfferList, 'state' | 'mode'>): boolean =>
  state !== 'complete' && mode !== 'classic';

/** Listens until `complete` or until unsubscribed. Unsubscribing does not cancel the quotes. */
export function subscribeToOffers(
  visitId: VisitId,
  listener: StreamListener,
  { connect, client }: StreamPorts,
): () => void {
  let stop = (): void => undefined;
  const poll = (): void => {
    stop = pollOffers(visitId, listener, client);
  };
  try {
    stop = stream(connect(streamUrl(visitId)), listener, poll);
  } catch {
    // No EventSource in this browser: poll.
    poll();
  }
  return () => stop();
}

function stream(source: OfferSource, listener: StreamListener, onGiveUp: () => void): () => void {
  let failures = 0;
  const forward = (name: (typeof names)[number]) => (event: MessageEvent<string>) => {
    failures = 0;
    if (name === 'complete') source.close();
    listener[name](JSON.parse(event.data) as never);
  };
  names.forEach((name) => source.addEventListener(name, forward(name)));
  source.addEventListener('error', () => {
    failures += 1;
    if (source.readyState !== closed && failures < failuresAllowed) return;
    source.close();
    onGiveUp();
  });
  return () => source.close();
}

function pollOffers(visitId: VisitId, listener: StreamListener, client: Pick<Client, 'command'>): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;
  const poll = async (): Promise<void> => {
    const reply = await client.command(
      'POST quoterequestapi/offer/GetOfferList',
      { visitId },
      { signal: controller.signal },
    );
    if (controller.signal.aborted) return;
    if (reply.isSuccess && replayList(reply.result, listener)) return;
    failures = reply.isSuccess ? 0 : failures + 1;
    const isEnded = !reply.isSuccess && reply.messageCode === endedVisit.code;
    if (isEnded || failures === pollFailuresAllowed) return listener.lost();
    timer = setTimeout(() => void poll(), pollInterval);
  };
  void poll();
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Returns true when the list is complete. */
function replayList(list: OfferList, listener: StreamListener): boolean {
  list.insurers.forEach((insurer) => listener.insurer(insurer));
  list.offerList.forEach((offer) => listener.offer(offer));
  if (list.state === 'complete') listener.complete({ offers: list.offerList.length, zeroOffer: list.zeroOffer });
  return list.state === 'complete';
}
