/** Durable jobs: pg-boss over the product's own database. A job sent with `tx` exists only if that transaction commits. */
import type { Tx } from '../db/database';
import type { Services } from '../frame/services';

export interface Job<Data extends object = never> {
  name: string;
  handler: (data: Data, context: JobContext) => Promise<void>;
  options?: JobOptions;
}
export interface JobContext extends Services {
  jobId: string;
  /** Fires when the job's time is over or the process drains. */
  signal: AbortSignal;
}
export interface JobOptions {
  /** Tries after the first; default 5. */
  retryLimit?: number;
  /** Seconds before the first retry, doubled each time with jitter; default 1. */
  retryDelay?: number;
  /** Seconds after which a running try counts as dead; default 60. */
  expireInSeconds?: number;
  /** Jobs that run at once in this process; default 4. */
  concurrency?: number;
  /** Seconds between two looks for due jobs while there are none; default 1, at least 0.5. */
  pollSeconds?: number;
  /** Cron line in Turkish time for a job that repeats. */
  cron?: string;
}
export interface SendOptions {
  tx?: Tx;
  /** An instant, or seconds from now by the clock of the database, which is the one that makes it due. */
  startAfter?: Date | number;
  id?: string;
}

export interface Jobs {
  /** The job's id; null when `id` names one that exists. */
  send(name: string, data: object, options?: SendOptions): Promise<string | null>;
  /** Many in one statement. @param jobs each with an id of its own, a UUID */
  sendAll(
    name: string,
    jobs: readonly { id: string; data: object }[],
    options: Required<Pick<SendOptions, 'tx' | 'startAfter'>>,
  ): Promise<void>;
  cancel(name: string, id: string | readonly string[], tx?: Tx): Promise<void>;
  isReady(): boolean;
}

export interface JobRunner extends Jobs {
  start(): Promise<void>;
  /** Takes jobs from now on. */
  work(jobs: readonly Job[], services: Services): Promise<void>;
  /** Lets running jobs end, at most five seconds. */
  stop(): Promise<void>;
}
