import type { Source, StreamPorts } from './offer-stream';

type Hear = Parameters<Source['addEventListener']>[1];
type Said = Parameters<Hear>[0];

const names = ['insurer', 'offer', 'complete', 'error'] as const;

/** What was said before somebody listens is told then, each name's events in their order. */
function keeping(source: Source): Source {
  const kept: Record<string, Said[]> = {};
  const listeners: Record<string, Hear> = {};
  for (const name of names)
    source.addEventListener(name, (event) => {
      const hear = listeners[name];
      if (hear) hear(event);
      else (kept[name] ??= []).push(event);
      // Left open, the browser would connect again for nobody.
      if (name === 'complete') source.close();
    });
  return {
    addEventListener: (name, hear) => {
      listeners[name] = hear;
      kept[name]?.forEach(hear);
    },
    close: () => source.close(),
    get readyState() {
      return source.readyState;
    },
  };
}

/**
 * Connects now, so that the way to the server is gone while the page is drawn; whoever connects first takes this stream over, whoever
 * comes later opens another.
 * @param leaving ends a stream that nobody took, because its page does not come
 */
export function connectEarly(
  url: string,
  connect: StreamPorts['connect'],
  leaving: AbortSignal,
): StreamPorts['connect'] {
  let early: Source | undefined = keeping(connect(url));
  leaving.addEventListener('abort', () => early?.close());
  return (later) => {
    const source = early ?? connect(later);
    early = undefined;
    return source;
  };
}
