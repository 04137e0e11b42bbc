/**
 * Sends what was left and what was typed to the server, one after the other, behind the visitor's back. Where the server is out of
 * reach it tries again by itself; what it refuses ends the queue, because later steps stand on earlier ones.
 */
import type { Envelope, Failure } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import { isOutOfReach } from './refusal';

export interface Job {
  /** A step that was left must arrive; a draft may be lost, since the next one carries its changes. */
  kind: 'step' | 'draft';
  /** Slug of the step. */
  step: string;
  send: () => Promise<Envelope<unknown>>;
}

/** What the visitor may have to know. */
export interface QueueNews {
  stored: (step: string) => void;
  outOfReach: () => void;
  refused: (step: string, refused: Failure) => void;
}

export interface StepQueue {
  put: (job: Job) => void;
  /** Settles when nothing waits any more, or with the reason for which something still does. Tries at once. */
  emptied: () => Promise<Envelope<unknown>>;
}

/** Milliseconds between two tries; the last one repeats. */
export const retryPauses = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** A pause that ends early when the connection is back or somebody waits. */
function createPause() {
  let end = (): void => undefined;
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(() => end(), milliseconds);
      end = () => {
        clearTimeout(timer);
        removeEventListener('online', end);
        done();
      };
      addEventListener('online', end);
    });
  return { pause, end: () => end() };
}

/** What the waiting jobs become: a draft goes with whatever is sent after it, and a step that is left anew keeps its place. */
function joined(waiting: readonly Job[], job: Job): Job[] {
  const steps = waiting.filter(({ kind }) => kind === 'step');
  const isAgain = job.kind === 'step' && steps.some(({ step }) => step === job.step);
  return isAgain ? steps.map((one) => (one.step === job.step ? job : one)) : [...steps, job];
}

export function createStepQueue(news: QueueNews): StepQueue {
  const { pause, end } = createPause();
  let jobs: Job[] = [];
  let isRunning = false;
  let isSending = false;
  let failures = 0;
  let waiting: ((reply: Envelope<unknown>) => void)[] = [];
  const tell = (reply: Envelope<unknown>): void => waiting.splice(0).forEach((heard) => heard(reply));

  const settle = async (job: Job, reply: Envelope<unknown>): Promise<void> => {
    const isOver = reply.isSuccess || job.kind === 'draft';
    if (isOver) {
      failures = 0;
      jobs.shift();
      if (job.kind === 'step') news.stored(job.step);
    } else if (isOutOfReach(reply.messageCode)) {
      news.outOfReach();
      tell(reply);
      await pause(retryPauses[Math.min(failures++, retryPauses.length - 1)]!);
    } else {
      jobs = [];
      news.refused(job.step, reply);
      tell(reply);
    }
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let job = jobs[0]; job; job = jobs[0]) {
      isSending = true;
      const reply = await job.send();
      isSending = false;
      await settle(job, reply);
    }
    isRunning = false;
    tell(success(null));
  };
  return {
    put: (job) => {
      const sent = isSending ? 1 : 0;
      jobs = [...jobs.slice(0, sent), ...joined(jobs.slice(sent), job)];
      void run();
    },
    emptied: () => {
      if (jobs.length === 0) return Promise.resolve(success(null));
      const told = new Promise<Envelope<unknown>>((heard) => (waiting = [...waiting, heard]));
      end();
      return told;
    },
  };
}
