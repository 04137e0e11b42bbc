/** A complete backend for a spec: own database, stubbed ports, fixed clock. Close it in `afterAll`. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import type { BackendModule } from '../http/module';
import { makeLogger } from '../log/logger';
import { draftModule } from '../modules/draft/draft';
import { tokenModule } from '../modules/token/token';
import { visitModule } from '../modules/visit/visit';
import type { Ports } from '../ports/ports';
import { openServices, type OpenServices } from '../services';
import { personalDataVariables } from './personal-data-variables';
import { scriptedPorts, type ScriptedPorts } from './scripted-ports';
import { testClock, type TestClock } from './test-clock';
import { testDatabase } from './test-database';
import { TestVisitor } from './test-visitor';

export interface TestApp {
  app: FastifyInstance;
  services: OpenServices;
  clock: TestClock;
  ports: ScriptedPorts;
  /** Log lines so far, one JSON text each. */
  log: string[];
  visitor(): Promise<TestVisitor>;
  close(): Promise<void>;
}
export interface TestAppOptions {
  /** Replaces some of the stubbed ports, e.g. by an adapter. */
  ports?: Partial<Ports>;
  /** Variables of the environment. */
  env?: Record<string, string>;
  /** Runs the modules' jobs and start functions; default false. */
  startsJobs?: boolean;
  /** Initial time of the clock, ISO 8601. */
  now?: string;
}

const testEnvironment = {
  DATABASE_POOL: '8',
  SECRET_KEY: 'a test key of at least 32 characters',
  ...personalDataVariables,
  RATE_LIMIT_POINTS: '100000',
  // No timeouts and no load shedding on a busy machine.
  DATABASE_CONNECT_TIMEOUT: '60000',
  DATABASE_STATEMENT_TIMEOUT: '60000',
  SHED_AFTER: '0',
  LOG_LEVEL: 'info',
};

/** @param modules in addition to token, visit and draft */
export async function testApp(
  modules: readonly BackendModule[] = [],
  { ports = {}, env = {}, startsJobs = false, now }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await testDatabase();
  const log: string[] = [];
  const clock = testClock(now);
  const scripted = scriptedPorts();
  const config = readConfig({ ...testEnvironment, DATABASE_URL: database.url, ...env });
  const services = openServices(config, {
    log: makeLogger(config.logLevel, { write: (line) => log.push(line) }),
    ports: { ...scripted, ...ports },
    clock,
  });
  const all = [tokenModule, visitModule, draftModule, ...modules].filter(
    (module, at, list) => list.indexOf(module) === at,
  );
  const app = await buildApp(services, all);
  const stops = startsJobs ? await startWork(services, all) : [];
  await app.ready();
  return {
    app,
    services,
    clock,
    ports: scripted,
    log,
    visitor: () => new TestVisitor(app).open(),
    close: async () => {
      await app.close();
      for (const stop of stops) await stop?.();
      await services.close();
      await database.drop();
    },
  };
}

async function startWork(services: OpenServices, modules: readonly BackendModule[]) {
  await services.jobs.start();
  await services.jobs.work(
    modules.flatMap(({ jobs = [] }) => jobs),
    services,
  );
  return Promise.all(modules.map(({ start }) => start?.(services)));
}
