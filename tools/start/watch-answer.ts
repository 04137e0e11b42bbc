/** Notices a service that runs and no longer answers: any answer counts, because one that cannot serve says so itself. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two questions. */
const askPause = 5_000;
/** Milliseconds for an answer. */
const answerLimit = 5_000;
/** Questions in a row without an answer: between 20 and 30 seconds, so that a busy machine ends nothing. */
const maxMissed = 3;

export interface AnswerPorts {
  /** Whether anything was answered. */
  ask(): Promise<boolean>;
  wait(milliseconds: number): Promise<unknown>;
}

export const askingAt = (url: string): AnswerPorts => ({
  ask: () =>
    fetch(url, { signal: AbortSignal.timeout(answerLimit) }).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    ),
  wait: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
});

/** @returns true as soon as the service hangs, false once it is over */
export async function untilItHangs({ ask, wait }: AnswerPorts, isOver: () => boolean): Promise<boolean> {
  let missed = 0;
  while (missed < maxMissed) {
    await wait(askPause);
    if (isOver()) return false;
    missed = (await ask().catch(() => false)) ? 0 : missed + 1;
  }
  return !isOver();
}
