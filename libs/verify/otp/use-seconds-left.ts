import { useEffect, useState } from 'react';

const tick = 1_000;

/** A span of time that has begun: `seconds` long, over at `end` (a `performance.now()` time). */
export interface Span {
  end: number;
  seconds: number;
}

/** A span that begins now. */
export const spanOf = (seconds: number): Span => ({ end: performance.now() + seconds * tick, seconds });
export const overSpan: Span = { end: 0, seconds: 0 };

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - performance.now()) / tick));

/** Whole seconds that are left, once a second until none is; read from the clock, so that a slept tab catches up. */
export function useSecondsLeft({ end, seconds }: Span): number {
  const [read, setRead] = useState<Span>({ end, seconds });
  useEffect(() => {
    if (secondsUntil(end) === 0) return undefined;
    const timer = setInterval(() => {
      const left = secondsUntil(end);
      setRead({ end, seconds: left });
      if (left === 0) clearInterval(timer);
    }, tick);
    return () => clearInterval(timer);
  }, [end]);
  return read.end === end ? read.seconds : seconds;
}
