/** A short queue for the total capacity: callers are served in order of arrival, and refused when too many are waiting. */
import { setTimeout as pauseMs } from 'node:timers/promises';
import PQueue from 'p-queue';

/** @returns null when the capacity was taken, else the seconds after which to try again */
export type TakeCapacity = (points: number) => Promise<number | null>;

interface CapacityQueueOptions {
  /** @returns null, or the seconds until there will be enough */
  spend: TakeCapacity;
  /** About as many callers as are served within `longestWait`. */
  mostWaiting: number;
  pause?: ((seconds: number) => Promise<void>) | undefined;
}

/** Seconds that a visitor may be kept waiting, and after which a refused one may try again. */
export const longestWait = 10;
const realPause = (seconds: number): Promise<void> => pauseMs(seconds * 1_000);

export function capacityQueue({ spend, mostWaiting, pause = realPause }: CapacityQueueOptions): TakeCapacity {
  const queue = new PQueue({ concurrency: 1 });
  const waitAndTake = async (points: number): Promise<void> => {
    for (let wait = await spend(points); wait !== null; wait = await spend(points)) await pause(wait);
  };
  return async (points) => {
    const waiting = queue.size + queue.pending;
    if (waiting === 0 && (await spend(points)) === null) return null;
    if (queue.size + queue.pending >= mostWaiting) return longestWait;
    await queue.add(() => waitAndTake(points));
    return null;
  };
}
