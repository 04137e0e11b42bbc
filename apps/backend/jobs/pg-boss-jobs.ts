import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job as BossJob } from 'pg-boss';
import type { Database } from '../db/database';
import type { JobOptions, JobRunner, QueuedJob, SendOptions } from './jobs';

const drainMilliseconds = 5000;

/** @param onError called on connection errors, which pg-boss retries by itself */
export function pgBossJobs({ pool }: Pick<Database, 'pool'>, onError: (error: Error) => void): JobRunner {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' });
  boss.on('error', onError);
  let ready = false;
  return {
    isReady: () => ready,
    start: async () => {
      await boss.start();
      ready = true;
    },
    work: async (jobs, context) => {
      for (const job of jobs) await registerJob(boss, job as QueuedJob<object, typeof context>, context);
    },
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
  boss: PgBoss,
  { name, handler, options = {} }: QueuedJob<object, Context>,
  context: Context,
): Promise<void> {
  await boss.createQueue(name, queueOf(options));
  await boss.updateQueue(name, queueOf(options));
  for (let worker = 0; worker < (options.concurrency ?? 4); worker += 1)
    await addWorker(boss, { name, pollSeconds: options.pollSeconds ?? 1 }, (job) =>
      handler(job.data ?? {}, { ...context, jobId: job.id, signal: job.signal }),
    );
  if (options.cron) await boss.schedule(name, options.cron, {}, { tz: 'Europe/Istanbul' });
}

/** A worker that runs one job at a time. It fetches the next job as soon as one ends, and waits for the polling interval only when the queue is empty. */
async function addWorker(
  boss: PgBoss,
  { name, pollSeconds }: { name: string; pollSeconds: number },
  work: (job: BossJob<object>) => Promise<void>,
): Promise<void> {
  let worker = '';
  const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds };
  worker = await boss.work<object>(name, options, async ([job]: BossJob<object>[]) => {
    if (!job) return;
    await work(job).finally(() => boss.notifyWorker(worker));
  });
}

const queueOf = ({ retryLimit = 5, retryDelaySeconds = 1, expireInSeconds = 60 }: JobOptions) => ({
  retryLimit,
  retryDelay: retryDelaySeconds,
  retryBackoff: true,
  expireInSeconds,
});
