/** Durable jobs: pg-boss over the product's own database. A job sent with `tx` exists only if that transaction commits. */
import type { Tx } from '../db/database';
import type { JobFailureCode } from './job-failure';

/** @typeParam Context what the process hands to every job */
export interface QueuedJob<Data extends object, Context extends object> {
  name: string;
  handler: (data: Data, context: RunningJob<Context>) => Promise<void>;
  options?: JobOptions;
}
export type RunningJob<Context extends object> = Context & {
  jobId: string;
  /** Aborts when the job expires or the process drains. */
  signal: AbortSignal;
};
export interface JobOptions {
  /** Retries after the first attempt; default 5. */
  retryLimit?: number;
  /** The wait before retry n is between half and all of this times 2ⁿ seconds, n from 1; default 1. */
  retryDelaySeconds?: number;
  /** The longest wait before a retry, in seconds; default: none. */
  retryDelayMaxSeconds?: number;
  /** Seconds after which a running attempt counts as failed; default 60. */
  expireInSeconds?: number;
  /** Jobs that run concurrently in this process; default 4. */
  concurrency?: number;
  /** Polling interval in seconds while the queue is empty; default 1, at least 0.5. */
  pollSeconds?: number;
  /** Cron expression in Turkish time for a recurring job. */
  cron?: string;
  /** Whether a job whose last attempt failed waits at the desk for a person; default yes, unless `cron` runs it again. */
  waitsAtDesk?: boolean;
}
export interface SendOptions {
  tx?: Tx;
  /** An instant, or seconds from now by the clock of the database, which decides when the job is due. */
  startAfter?: Date | number;
  id?: string;
}

export interface Jobs {
  /** @returns the job's id; null when a job with the given id exists */
  send(name: string, data: object, options?: SendOptions): Promise<string | null>;
  /** Enqueues many jobs in one statement. @param jobs each with a UUID of its own */
  sendAll(
    name: string,
    jobs: readonly { id: string; data: object }[],
    options: Required<Pick<SendOptions, 'tx' | 'startAfter'>>,
  ): Promise<void>;
  cancel(name: string, id: string | readonly string[], tx?: Tx): Promise<void>;
  isReady(): boolean;
  failed: FailedJobs;
}

/** A job that is not tried any more. */
export interface FailedJob {
  id: string;
  name: string;
  data: Readonly<Record<string, unknown>>;
  attempts: number;
  failedAt: Date;
  code: JobFailureCode;
  /** Message of the last attempt's error, without personal data. */
  cause: string;
}

/** What waits for a person (decision 334). */
export interface FailedJobs {
  /** Newest first. @param page from 1, of `size` */
  list(page: number, size: number): Promise<{ total: number; rows: FailedJob[] }>;
  /** Recurring jobs whose last run failed; the next one runs by itself. */
  recurring(): Promise<FailedJob[]>;
  /** Runs it again with all its attempts. @returns false when it does not wait any more */
  again(tx: Tx, id: string): Promise<boolean>;
  /** Somebody did it by hand. @returns false when it does not wait any more */
  dismiss(tx: Tx, id: string): Promise<boolean>;
}

export interface JobRunner extends Jobs {
  start(): Promise<void>;
  /** Starts the workers. */
  work<Context extends object>(jobs: readonly QueuedJob<never, Context>[], context: Context): Promise<void>;
  /** Waits at most five seconds for running jobs. */
  stop(): Promise<void>;
}
