import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job as BossJob } from 'pg-boss';
import type { Database } from '../db/database';
import type { Services } from '../frame/services';
import type { Job, JobOptions, JobRunner, SendOptions } from './jobs';

const drainMilliseconds = 5000;

/** @param onError connection trouble; pg-boss tries again by itself */
export function bossJobs({ pool }: Pick<Database, 'pool'>, onError: (error: Error) => void): JobRunner {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' });
  boss.on('error', onError);
  let ready = false;
  return {
    isReady: () => ready,
    start: async () => {
      await boss.start();
      ready = true;
    },
    work: async (jobs, services) => {
      for (const job of jobs) await takeOn(boss, job as Job<object>, services);
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

async function takeOn(boss: PgBoss, { name, handler, options = {} }: Job<object>, services: Services): Promise<void> {
  await boss.createQueue(name, queueOf(options));
  await boss.updateQueue(name, queueOf(options));
  for (let worker = 0; worker < (options.concurrency ?? 4); worker += 1)
    await employ(boss, { name, pollSeconds: options.pollSeconds ?? 1 }, (job) =>
      handler(job.data ?? {}, { ...services, jobId: job.id, signal: job.signal }),
    );
  if (options.cron) await boss.schedule(name, options.cron, {}, { tz: 'Europe/Istanbul' });
}

/** One worker, one job at a time. It looks for the next one when it has done one, and rests between two looks only when it found none. */
async function employ(
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

const queueOf = ({ retryLimit = 5, retryDelay = 1, expireInSeconds = 60 }: JobOptions) => ({
  retryLimit,
  retryDelay,
  retryBackoff: true,
  expireInSeconds,
});
