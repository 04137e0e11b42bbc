/**
 * Sends what was left and what was typed to the server, one after the other, behind the visitor's back. Where the server is out of
 * reach it tries again by itself; what it refuses ends the queue, because later steps stand on earlier ones.
 */
import type { Envelope, Failure } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import { isOutOfReach } from './refusal';

export interface Job {
  /** A step that was left must arrive; a draft waits only while nothing comes after it, since the next one carries its changes. */
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
  /** Whether a step is being sent or waits. */
  holds: (step: string) => boolean;
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

/** The jobs of a queue; what is being sent stays at its head. */
function createWaiting() {
  let jobs: Job[] = [];
  let isSending = false;
  return {
    add: (job: Job): void => {
      const sent = isSending ? 1 : 0;
      jobs = [...jobs.slice(0, sent), ...joined(jobs.slice(sent), job)];
    },
    first: (): Job | undefined => jobs[0],
    isLast: (): boolean => jobs.length === 1,
    holds: (step: string): boolean => jobs.some((job) => job.kind === 'step' && job.step === step),
    sendFirst: async (): Promise<Envelope<unknown>> => {
      isSending = true;
      const reply = await jobs[0]!.send();
      isSending = false;
      return reply;
    },
    dropFirst: (): void => void jobs.shift(),
    dropAll: (): void => void (jobs = []),
  };
}

export function createStepQueue(news: QueueNews): StepQueue {
  const { pause, end } = createPause();
  const waiting = createWaiting();
  let isRunning = false;
  let failures = 0;
  const listeners: ((reply: Envelope<unknown>) => void)[] = [];
  const tell = (reply: Envelope<unknown>): void => listeners.splice(0).forEach((heard) => heard(reply));

  const settle = async (job: Job, reply: Envelope<unknown>): Promise<void> => {
    const isStep = job.kind === 'step';
    if (reply.isSuccess || !(isStep || (waiting.isLast() && isOutOfReach(reply.messageCode)))) {
      failures = 0;
      waiting.dropFirst();
      if (isStep) news.stored(job.step);
    } else if (isOutOfReach(reply.messageCode)) {
      if (isStep) news.outOfReach();
      tell(reply);
      await pause(retryPauses[Math.min(failures++, retryPauses.length - 1)]!);
    } else {
      waiting.dropAll();
      news.refused(job.step, reply);
      tell(reply);
    }
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let job = waiting.first(); job; job = waiting.first()) await settle(job, await waiting.sendFirst());
    isRunning = false;
    tell(success(null));
  };
  const emptied = (): Promise<Envelope<unknown>> => {
    if (!waiting.first()) return Promise.resolve(success(null));
    const told = new Promise<Envelope<unknown>>((heard) => listeners.push(heard));
    end();
    return told;
  };
  // What comes carries a draft that could not be sent, and waits no longer than it must.
  const put = (job: Job): void => (end(), waiting.add(job), void run());
  return { put, holds: waiting.holds, emptied };
}
