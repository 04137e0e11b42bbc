/** The insurers' answers as they come: server-sent events, and asking again where those fail. */
import type { Client } from '@emsal/api/client';
import type { OfferStreamEvents } from '@emsal/api/calls/offer/shapes';
import type { OfferList } from '@emsal/state/offer/offer-state';

export interface StreamListener {
  insurer: (insurer: OfferStreamEvents['insurer']) => void;
  offer: (offer: OfferStreamEvents['offer']) => void;
  complete: (complete: OfferStreamEvents['complete']) => void;
}

/** The part of `EventSource` that is used. */
export interface Source extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener(name: string, hear: (event: MessageEvent<string>) => void): void;
}

export interface StreamPorts {
  connect: (url: string) => Source;
  client: Pick<Client, 'command'>;
}

const closed = 2;
/** The browser reconnects by itself; a stream that only fails is given up. */
const failuresAllowed = 3;
const pollEvery = 2_000;
const names = ['insurer', 'offer', 'complete'] as const;

export const browserSource = (url: string): Source => new EventSource(url);

export const streamOf = (visitId: string): string => `/api/quoterequestapi/offer/stream/${visitId}`;

/** The classic page waits for its countdown instead. */
export const isStreamed = ({ state, mode }: Pick<OfferList, 'state' | 'mode'>): boolean =>
  state !== 'complete' && mode !== 'classic';

/** Listens until `complete` or until the returned function is called. Leaving ends the listening, never the asking. */
export function listenToOffers(
  visitId: string,
  listener: StreamListener,
  { connect, client }: StreamPorts,
): () => void {
  let stop = (): void => undefined;
  const poll = (): void => {
    stop = pollOffers(visitId, listener, client);
  };
  try {
    stop = stream(connect(streamOf(visitId)), listener, poll);
  } catch {
    // No EventSource in this browser: asking again does.
    poll();
  }
  return () => stop();
}

/** Works in the order in which it was told to, but in a task of its own: what comes together is drawn together. */
function together() {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = (): void => {
    const now = waiting;
    [waiting, timer] = [[], undefined];
    now.forEach((each) => each());
  };
  return {
    add: (each: () => void): void => {
      waiting.push(each);
      timer ??= setTimeout(work);
    },
    /** What waits is worked at once. */
    flush: (): void => {
      clearTimeout(timer);
      work();
    },
    drop: (): void => clearTimeout(timer),
  };
}

function stream(source: Source, listener: StreamListener, giveUp: () => void): () => void {
  let failures = 0;
  const heard = together();
  const hear = (name: (typeof names)[number]) => (event: MessageEvent<string>) => {
    failures = 0;
    if (name === 'complete') source.close();
    heard.add(() => listener[name](JSON.parse(event.data) as never));
  };
  names.forEach((name) => source.addEventListener(name, hear(name)));
  // An early stream has told by now what it kept.
  heard.flush();
  source.addEventListener('error', () => {
    failures += 1;
    if (source.readyState !== closed && failures < failuresAllowed) return;
    source.close();
    giveUp();
  });
  return () => {
    source.close();
    heard.drop();
  };
}

function pollOffers(visitId: string, listener: StreamListener, client: Pick<Client, 'command'>): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const ask = async (): Promise<void> => {
    const reply = await client.command(
      'POST quoterequestapi/offer/GetOfferList',
      { visitId },
      { signal: leaving.signal },
    );
    if (leaving.signal.aborted) return;
    if (reply.isSuccess && tell(reply.result, listener)) return;
    timer = setTimeout(() => void ask(), pollEvery);
  };
  void ask();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** True when nothing more will come. */
function tell(list: OfferList, listener: StreamListener): boolean {
  list.insurers.forEach((insurer) => listener.insurer(insurer));
  list.offerList.forEach((offer) => listener.offer(offer));
  if (list.state === 'complete') listener.complete({ offers: list.offerList.length, zeroOffer: list.zeroOffer });
  return list.state === 'complete';
}
