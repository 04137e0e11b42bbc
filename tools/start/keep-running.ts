/** A service that ends on its own is started again, for as long as it takes; each time in a row it waits longer. */
import { setTimeout as pause } from 'node:timers/promises';
import { recoveredAfter, restartWait } from '../../libs/shutdown/restart-wait.ts';
import type { Processes } from './processes.ts';
import { step } from './progress.ts';

export interface Timing {
  /** Milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}
const systemTiming: Timing = { now: () => performance.now(), wait: (milliseconds) => pause(milliseconds) };

type Kept<Name extends string> = Pick<Processes<Name>, 'names' | 'ended' | 'restart'>;

/** Resolves at the signal. @param stop from then on a service ends because it is told to */
export async function keepRunning<Name extends string>(
  services: Kept<Name>,
  stop: Promise<'signal'>,
  timing: Timing = systemTiming,
): Promise<void> {
  const stopping = new AbortController();
  const stopped = stop.then(() => stopping.abort());
  for (const name of services.names) void keep(services, name, { timing, stopped, signal: stopping.signal });
  await stopped;
}

interface Keeping {
  timing: Timing;
  stopped: Promise<void>;
  signal: AbortSignal;
}

async function keep<Name extends string>(
  services: Kept<Name>,
  name: Name,
  { timing, stopped, signal }: Keeping,
): Promise<void> {
  let inRow = 0;
  let startedAt = -Infinity;
  for (;;) {
    await Promise.race([stopped, services.ended(name)]);
    if (timing.now() - startedAt >= recoveredAfter) inRow = 0;
    await Promise.race([stopped, timing.wait(restartWait(inRow))]);
    if (signal.aborted) return;
    inRow += 1;
    startedAt = timing.now();
    await step(`The ${name} ended on its own, starting it again`, () => services.restart(name)).catch(
      (error: unknown) => signal.aborted || console.error(`✗ ${(error as Error).message}`),
    );
  }
}
