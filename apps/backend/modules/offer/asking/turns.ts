/** Turns of the event loop, one for each who waits: what was stored together is sent piece by piece, and whatever else comes in meanwhile is served between. */

/** Resolves with a turn of its own. @param patience milliseconds that others who come meanwhile may be served before */
export type TakeTurn = (patience: number) => Promise<void>;

interface Waiting {
  due: number;
  resolve(): void;
}

/** @returns turns in the order in which they are due */
export function turns(): TakeTurn {
  const waiting: Waiting[] = [];
  const next = () => {
    waiting.shift()!.resolve();
    if (waiting.length > 0) setImmediate(next);
  };
  return (patience) =>
    new Promise((resolve) => {
      const due = performance.now() + patience;
      const place = waiting.findLastIndex((other) => other.due <= due) + 1;
      waiting.splice(place, 0, { due, resolve });
      if (waiting.length === 1) setImmediate(next);
    });
}
