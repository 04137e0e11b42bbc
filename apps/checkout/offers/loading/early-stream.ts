import type { OfferSource, StreamPorts } from './offer-stream';

type Listener = Parameters<OfferSource['addEventListener']>[1];
type StreamEvent = Parameters<Listener>[0];

const names = ['insurer', 'offer', 'complete', 'error'] as const;

/** Buffers events until a listener is added, then replays them in order per event name. */
function bufferEvents(source: OfferSource): OfferSource {
  const buffered: Record<string, StreamEvent[]> = {};
  const listeners: Record<string, Listener> = {};
  for (const name of names)
    source.addEventListener(name, (event) => {
      const listener = listeners[name];
      if (listener) listener(event);
      else (buffered[name] ??= []).push(event);
      // An open stream would make the browser reconnect without a listener.
      if (name === 'complete') source.close();
    });
  return {
    addEventListener: (name, listener) => {
      listeners[name] = listener;
      buffered[name]?.forEach(listener);
    },
    close: () => source.close(),
    get readyState() {
      return source.readyState;
    },
  };
}

/**
 * Opens the stream while the page is still loading. The first caller takes this stream over, later ones open a new one.
 * @param signal closes a stream that nobody took over because the navigation was aborted
 */
export function connectEarly(
  url: string,
  connect: StreamPorts['connect'],
  signal: AbortSignal,
): StreamPorts['connect'] {
  let earlyStream: OfferSource | undefined = bufferEvents(connect(url));
  signal.addEventListener('abort', () => earlyStream?.close());
  return (laterUrl) => {
    const source = earlyStream ?? connect(laterUrl);
    earlyStream = undefined;
    return source;
  };
}
