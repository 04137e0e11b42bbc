/** Opens what the process needs, in order, and closes it the other way round. */
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock/clock';
import type { Config } from './config';
import { openDatabase } from './db/database';
import { memoryLimits } from './frame/limits';
import { ownership } from './frame/owned';
import { redisLimits } from './frame/redis-limits';
import type { Services } from './frame/services';
import { bossJobs } from './jobs/boss';
import type { JobRunner } from './jobs/jobs';
import type { Ports } from './ports/ports';

export interface OpenServices extends Services {
  jobs: JobRunner;
  close(): Promise<void>;
}
export interface ServiceOptions {
  log: Logger;
  ports: Ports;
  clock?: Clock;
}

export function openServices(config: Config, { log, ports, clock = systemClock }: ServiceOptions): OpenServices {
  const database = openDatabase({
    url: config.databaseUrl,
    connections: config.databasePool,
    patience: config.databasePatience,
    onError: (error) => log.warn({ err: error }, 'database: a connection broke'),
  });
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : null;
  redis?.on('error', (error: Error) => log.warn({ err: error }, 'redis: connection trouble'));
  const limitOptions = { clock, pointsPerMinute: config.pointsPerMinute };
  const jobs = bossJobs(database, (error) => log.warn({ err: error }, 'jobs: trouble, trying again'));
  return {
    config,
    clock,
    database,
    db: database.db,
    jobs,
    ports,
    redis,
    log,
    limits: redis ? redisLimits(redis, limitOptions, log) : memoryLimits(limitOptions),
    owned: ownership({ db: database.db, clock }),
    close: async () => {
      await jobs.stop();
      redis?.disconnect();
      await database.close();
    },
  };
}
