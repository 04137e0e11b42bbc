import type { Clock } from '@emsal/platform/clock';
import { secondsAfter } from '../clock/clock';

export interface TestClock extends Clock {
  advance(seconds: number): void;
}

/** A clock that only `advance` moves. */
export function testClock(start = '2026-11-21T09:00:00Z'): TestClock {
  let now = new Date(start);
  return { now: () => now, advance: (seconds) => void (now = secondsAfter(now, seconds)) };
}
