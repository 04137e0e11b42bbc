/** Opens the services of the process in order and closes them in reverse. */
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { systemClock, type Clock } from '@emsal/platform/clock';
import type { Config } from './config/config';
import { openDatabase } from './db/database';
import { memoryRateLimits } from './http/rate-limits';
import { redisRateLimits } from './http/redis-rate-limits';
import type { Services } from './http/services';
import { createOwnerCheck } from './modules/visit/owner-check';
import { pgBossJobs } from './jobs/pg-boss-jobs';
import type { JobRunner } from './jobs/jobs';
import { setPersonalDataKeys } from './config/personal-data-keys';
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
  setPersonalDataKeys(config.personalDataKeys);
  const database = openDatabase({
    url: config.databaseUrl,
    connections: config.databasePool,
    connectTimeoutMs: config.databaseConnectTimeoutMs,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
    onError: (error) => log.warn({ err: error }, 'database: a connection broke'),
  });
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : null;
  redis?.on('error', (error: Error) => log.warn({ err: error }, 'redis: connection error'));
  const limitOptions = { clock, pointsPerMinute: config.limits.pointsPerMinute };
  const jobs = pgBossJobs(database, log);
  return {
    config,
    clock,
    database,
    db: database.db,
    jobs,
    ports,
    redis,
    log,
    rateLimits: redis ? redisRateLimits(redis, limitOptions, log) : memoryRateLimits(limitOptions),
    ownerCheck: createOwnerCheck({ db: database.db, clock }),
    close: async () => {
      await jobs.stop();
      redis?.disconnect();
      await database.close();
    },
  };
}
