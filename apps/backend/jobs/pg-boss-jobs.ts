import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Database } from '../db/database';
import { attempt, type JobLog } from './attempt';
import { failedJobs, failedQueue, openFailedQueue } from './failed-jobs';
import { openBoss } from './open-boss';
import type { JobOptions, JobRunner, QueuedJob, SendOptions } from './jobs';

const drainMilliseconds = 5000;

/** @param log of connection errors, which pg-boss retries by itself, and of every failed attempt */
export function pgBossJobs({ pool }: Pick<Database, 'pool'>, log: JobLog): JobRunner {
  const boss = openBoss(pool);
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: connection error, retrying'));
  let ready = false;
  return {
    isReady: () => ready,
    start: async () => {
      await boss.start();
      ready = true;
    },
    work: async (jobs, context) => {
      await openFailedQueue(boss);
      for (const job of jobs) await registerJob({ boss, log }, job as QueuedJob<object, typeof context>, context);
      await endSchedules(boss, jobs);
    },
    failed: failedJobs(boss, { pool }),
    send: (name, data, options) => boss.send(name, data, toBoss(options)),
    sendAll: async (name, jobs, { tx, startAfter }) => {
      const all = jobs.map((job) => ({ ...job, startAfter }));
      await boss.insert(name, all, toBoss({ tx }));
    },
    cancel: async (name, id, tx) =>
      void (await boss.cancel(name, typeof id === 'string' ? id : [...id], tx && { db: fromDrizzle(tx, sql) })),
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, timeout: drainMilliseconds, close: false });
    },
  };
}

const toBoss = ({ tx, ...rest }: SendOptions = {}) => ({ ...rest, ...(tx && { db: fromDrizzle(tx, sql) }) });

async function registerJob<Context extends object>(
  { boss, log }: { boss: PgBoss; log: JobLog },
  { name, handler, options = {} }: QueuedJob<object, Context>,
  context: Context,
): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, queueOf(options));
  for (let worker = 0; worker < (options.concurrency ?? 4); worker += 1)
    await addWorker(boss, { name, pollSeconds: options.pollSeconds ?? 1 }, (job) =>
      attempt(job, log, () => handler(job.data ?? {}, { ...context, jobId: job.id, signal: job.signal })),
    );
  if (options.cron) await boss.schedule(name, options.cron, {}, { tz: 'Europe/Istanbul' });
}

/** A job that has gone, or does not recur any more, would be queued for ever. */
async function endSchedules(
  boss: PgBoss,
  jobs: readonly Pick<QueuedJob<never, never>, 'name' | 'options'>[],
): Promise<void> {
  const recurring = jobs.flatMap(({ name, options }) => (options?.cron ? [name] : []));
  for (const { name } of await boss.getSchedules()) if (!recurring.includes(name)) await boss.unschedule(name);
}

/** A worker that runs one job at a time. It fetches the next job as soon as one ends, and waits for the polling interval only when the queue is empty. */
async function addWorker(
  boss: PgBoss,
  { name, pollSeconds }: { name: string; pollSeconds: number },
  work: (job: JobWithMetadata<object>) => Promise<void>,
): Promise<void> {
  let worker = '';
  const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  worker = await boss.work<object, void, typeof options>(name, options, async ([job]) => {
    if (!job) return;
    await work(job).finally(() => boss.notifyWorker(worker));
  });
}

const queueOf = (options: JobOptions) => ({
  retryLimit: options.retryLimit ?? 5,
  retryDelay: options.retryDelaySeconds ?? 1,
  retryBackoff: true,
  retryDelayMax: options.retryDelayMaxSeconds ?? null,
  expireInSeconds: options.expireInSeconds ?? 60,
  deadLetter: (options.waitsAtDesk ?? !options.cron) ? failedQueue : null,
});
