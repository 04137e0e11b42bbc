/** Notices a service that runs and no longer answers: any answer counts, because one that cannot serve says so itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { deadlineUnderLoad } from '../../libs/embedded-database/load-factor.ts';

/** Milliseconds between two questions. */
const askPause = 1_000;
/** Milliseconds for an answer on a quiet machine. */
const answerLimit = 3_000;
/** Questions in a row without an answer: twelve seconds, and longer on a busy machine, so that it ends nothing. */
const maxMissed = 3;

export interface AnswerPorts {
  /** Whether anything was answered. */
  ask(): Promise<boolean>;
  wait(milliseconds: number): Promise<unknown>;
}

export const askingAt = (url: string): AnswerPorts => ({
  ask: () =>
    fetch(url, { signal: AbortSignal.timeout(deadlineUnderLoad(answerLimit)) }).then(
      (answer) => answer.arrayBuffer().then(() => true),
      // One that drains refuses connections: it ends by itself.
      (error: Error) => error.name !== 'TimeoutError',
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
