import { useEffect, useState } from 'react';
import { secondsLeft, startOnDevice } from './countdown';

interface Countdown {
  limitSeconds: number;
  /** ISO instant. */
  startedAt: string;
  isRunning: boolean;
  onZero: () => void;
}

const tick = 1000;

/** Seconds left, updated every second; `onZero` is called once. Server and first render show the full limit. */
export function useCountdown({ limitSeconds, startedAt, isRunning, onZero }: Countdown): number {
  const [left, setLeft] = useState(limitSeconds);
  useEffect(() => {
    if (!isRunning) return;
    const start = startOnDevice(Date.parse(startedAt), Date.now(), limitSeconds);
    const update = (): void => {
      const seconds = secondsLeft(limitSeconds, start, Date.now());
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      onZero();
    };
    const timer = setInterval(update, tick);
    update();
    return () => clearInterval(timer);
  }, [limitSeconds, startedAt, isRunning, onZero]);
  return left;
}
