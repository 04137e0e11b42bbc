import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock/clock';
import type { Config } from '../config';
import type { Database, Db } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import type { Ports } from '../ports/ports';
import type { Limits } from './limits';
import type { Visit, Visitor } from './subjects';

/** What every handler, job and raw route may use; made once per process. */
export interface Services {
  config: Config;
  clock: Clock;
  database: Database;
  db: Db;
  jobs: Jobs;
  ports: Ports;
  limits: Limits;
  /** Null in a single process without REDIS_URL. */
  redis: Redis | null;
  log: FastifyBaseLogger;
  /** The one place that says who calls and what is theirs; raw routes (streams, documents) ask here. */
  owned: Owned;
}

export interface Owned {
  /** @throws ProtocolError tokenMissing (403) */
  visitor(request: FastifyRequest): Promise<Visitor>;
  /** @throws ProtocolError tokenMissing (403) or notFound (404, also for another's visit) */
  visit(request: FastifyRequest, visitId: string): Promise<Visit>;
}
