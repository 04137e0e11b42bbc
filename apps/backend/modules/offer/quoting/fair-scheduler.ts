/** Spreads work over turns of the event loop: without it, the requests of all quotes stored together would be sent in one turn and block the process. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Resolves in a turn of its own. @param delayMs by which later callers may be served first */
export type WaitForTurn = (delayMs: number) => Promise<void>;

/** @returns turns by their due time, one after the other */
export function fairScheduler(): WaitForTurn {
  const queue = new PQueue({ concurrency: 1 });
  return (delayMs) => queue.add(() => nextTurn(), { priority: -(performance.now() + delayMs) });
}
