import { useEffect, useState } from 'react';

const tick = 1_000;

/** A started time span: `seconds` long, ends at `end` (a `performance.now()` time). */
export interface TimeSpan {
  end: number;
  seconds: number;
}

export const startSpan = (seconds: number): TimeSpan => ({ end: performance.now() + seconds * tick, seconds });
export const elapsedSpan: TimeSpan = { end: 0, seconds: 0 };

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - performance.now()) / tick));

/** Whole seconds left, updated every second; read from the clock, so that a suspended tab catches up. */
export function useSecondsLeft({ end, seconds }: TimeSpan): number {
  const [read, setRead] = useState<TimeSpan>({ end, seconds });
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
