import type { Source, StreamPorts } from './offer-stream';

type Hear = Parameters<Source['addEventListener']>[1];
type Said = Parameters<Hear>[0];

const names = ['insurer', 'offer', 'complete', 'error'] as const;

/** What was said before somebody listens is told then, each name's events in their order. */
function keeping(source: Source): Source {
  const kept = new Map<string, Said[]>(names.map((name) => [name, []]));
  const listeners = new Map<string, Hear>();
  for (const name of names)
    source.addEventListener(name, (event) => {
      const hear = listeners.get(name) ?? ((early) => void kept.get(name)!.push(early));
      hear(event);
      // Left open, the browser would connect again for nobody.
      if (name === 'complete') source.close();
    });
  return {
    addEventListener: (name, hear) => {
      listeners.set(name, hear);
      kept.get(name)?.forEach(hear);
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
