import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Clock } from '@emsal/platform/clock';
import type { Config } from '../config/config';
import type { Database, Db } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import type { Ports } from '../ports/ports';
import type { RateLimits } from './rate-limits';
import type { Action } from './ownership/owned-object';
import type { Visit, Visitor } from './principals';

/** What handlers, jobs and raw routes may use; created once per process. */
export interface Services {
  config: Config;
  clock: Clock;
  database: Database;
  db: Db;
  jobs: Jobs;
  ports: Ports;
  rateLimits: RateLimits;
  /** Null without REDIS_URL, for a single process. */
  redis: Redis | null;
  log: FastifyBaseLogger;
  /** The only place that resolves principals and checks owners; raw routes (streams, documents) call it themselves. */
  ownerCheck: OwnerCheck;
}

export interface OwnerCheck {
  /** @throws ProtocolError tokenMissing (403) */
  requireVisitor(request: FastifyRequest): Promise<Visitor>;
  /** @throws ProtocolError tokenMissing (403) or notFound (404, also for another person's visit) */
  requireVisit(request: FastifyRequest, visitId: string, action: Action): Promise<Visit>;
}
