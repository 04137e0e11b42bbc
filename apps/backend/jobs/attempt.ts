/** One attempt at a job: its failure is logged with its cause, and what is stored of the error holds no personal data. */
import { scrub } from '@emsal/platform/log/scrub';
import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { serializeError } from '../log/serialize-error';
import { failureCodeOf, JobFailure } from './job-failure';

export type JobLog = Pick<Logger, 'warn' | 'error'>;

/** @throws what `work` throws, without statement parameters and personal numbers */
export async function attempt(job: JobWithMetadata<object>, log: JobLog, work: () => Promise<void>): Promise<void> {
  // pg-boss fails an attempt that expired, or that a stopping process leaves, without waiting for it.
  const onAbort = (): void => noteFailure(log, job, new Error('the attempt expired or its process stopped'));
  job.signal.addEventListener('abort', onAbort, { once: true });
  try {
    await work();
  } catch (error) {
    if (!job.signal.aborted) noteFailure(log, job, error);
    throw storable(error);
  } finally {
    job.signal.removeEventListener('abort', onAbort);
  }
}

function noteFailure(log: JobLog, { id, name, retryCount, retryLimit }: JobWithMetadata<object>, error: unknown): void {
  const about = { err: error, job: name, jobId: id, attempt: retryCount + 1 };
  if (retryCount < retryLimit) log.warn(about, 'jobs: an attempt failed, it is retried');
  else log.error(about, 'jobs: the last attempt failed');
}

function storable(error: unknown): Error {
  const { message, stack } = serializeError(error instanceof Error ? error : new Error(String(error)));
  const stored = new JobFailure(failureCodeOf(error), scrub(message));
  stored.stack = scrub(stack);
  return stored;
}
