import { useEffect, useState } from 'react';

const tick = 1_000;
const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - performance.now()) / tick));

/** Whole seconds until `end` (a `performance.now()` time), once a second; read from the clock, so that a slept tab catches up. */
export function useSecondsLeft(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const update = () => setLeft(secondsUntil(end));
    const first = setTimeout(update);
    const timer = setInterval(update, tick);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [end]);
  return left;
}
