/**
 * Sends submitted steps and typed drafts to the server in the background, one after the other. While the server is unreachable it
 * retries by itself; a refusal empties the queue, because later steps depend on earlier ones.
 */
import type { Envelope, Failure } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import { isUnreachable } from './refusal';

export interface Job {
  /** A step must arrive. A draft waits only while it is the last job, since the next one carries its changes. */
  kind: 'step' | 'draft';
  /** Slug of the step. */
  step: string;
  send: () => Promise<Envelope<unknown>>;
}

export interface QueueEvents {
  stored: (step: string) => void;
  unreachable: () => void;
  refused: (step: string, refused: Failure) => void;
}

export interface StepQueue {
  enqueue: (job: Job) => void;
  /** Whether a step is being sent or waits. */
  has: (step: string) => boolean;
  /** Retries at once. Settles when the queue is empty, or with the failure for which it is not. */
  whenEmpty: () => Promise<Envelope<unknown>>;
}

/** Milliseconds between two attempts; the last one repeats. */
export const retryPauses = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Pauses, each longer than the one before, that end early when the connection is back or a job must not wait. */
function createPause() {
  let end = (): void => undefined;
  let failures = 0;
  const pause = (): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(() => end(), retryPauses[Math.min(failures++, retryPauses.length - 1)]);
      end = () => {
        clearTimeout(timer);
        removeEventListener('online', end);
        done();
      };
      addEventListener('online', end);
    });
  const reset = (): void => void (failures = 0);
  return { pause, end: () => end(), reset };
}

/** A draft is dropped for whatever is sent after it; a step that is submitted again keeps its place. */
function merged(waiting: readonly Job[], job: Job): Job[] {
  const steps = waiting.filter(({ kind }) => kind === 'step');
  const isResubmitted = job.kind === 'step' && steps.some(({ step }) => step === job.step);
  return isResubmitted ? steps.map((other) => (other.step === job.step ? job : other)) : [...steps, job];
}

/** The job that is being sent stays first. */
function createPendingJobs() {
  let jobs: Job[] = [];
  let isSending = false;
  return {
    add: (job: Job): void => {
      const sending = isSending ? 1 : 0;
      jobs = [...jobs.slice(0, sending), ...merged(jobs.slice(sending), job)];
    },
    first: (): Job | undefined => jobs[0],
    hasOne: (): boolean => jobs.length === 1,
    has: (step: string): boolean => jobs.some((job) => job.kind === 'step' && job.step === step),
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

function createListeners() {
  const listeners: ((reply: Envelope<unknown>) => void)[] = [];
  return {
    notify: (reply: Envelope<unknown>): void => listeners.splice(0).forEach((listener) => listener(reply)),
    nextReply: (): Promise<Envelope<unknown>> => new Promise((listener) => listeners.push(listener)),
  };
}

export function createStepQueue(events: QueueEvents): StepQueue {
  const { pause, end, reset } = createPause();
  const pending = createPendingJobs();
  let isRunning = false;
  const { notify, nextReply } = createListeners();
  const handleReply = async (job: Job, reply: Envelope<unknown>): Promise<void> => {
    const isStep = job.kind === 'step';
    if (reply.isSuccess || !(isStep || (pending.hasOne() && isUnreachable(reply.messageCode)))) {
      reset();
      pending.dropFirst();
      if (isStep) events.stored(job.step);
    } else if (isUnreachable(reply.messageCode)) {
      if (isStep) events.unreachable();
      notify(reply);
      await pause();
    } else {
      pending.dropAll();
      events.refused(job.step, reply);
      notify(reply);
    }
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let job = pending.first(); job; job = pending.first()) await handleReply(job, await pending.sendFirst());
    isRunning = false;
    notify(success(null));
  };
  const whenEmpty = (): Promise<Envelope<unknown>> => {
    const settled = pending.first() ? nextReply() : Promise.resolve(success(null));
    end();
    return settled;
  };
  // The new job carries a draft that could not be sent, so it ends the pause.
  const enqueue = (job: Job): void => {
    end();
    pending.add(job);
    void run();
  };
  return { enqueue, has: pending.has, whenEmpty };
}
