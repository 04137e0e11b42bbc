/** A process that runs a remote's pages says all the time that it reacts: one in an endless loop falls silent and is ended from outside. */
import type { Send } from '../../../apps/shell/server/confined/confined-program.ts';
import { deadlineUnderLoad } from '../../../libs/embedded-database/load-factor.ts';

/** Milliseconds between two signs of life. */
const beatPause = 250;
/** Milliseconds without any message, on a quiet machine. */
const silenceLimit = 3_000;

export const beat = 'beat';

/** In the process: timers stand still as long as a page computes, microtasks included. */
export const sendBeats = (send: Send): void => void setInterval(() => send(beat), beatPause).unref();

/** A deadline that begins anew each time it is armed. */
export function createDeadline(isOver: () => void, limit = silenceLimit) {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    arm: (): void => {
      stop();
      timer = setTimeout(isOver, deadlineUnderLoad(limit));
    },
    stop,
  };
}
