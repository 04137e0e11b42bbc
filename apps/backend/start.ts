/** Starts the backend in order (schema, jobs, modules, port) and ends it the other way round. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app';
import type { Config } from './config';
import { migrateDatabase } from './db/migrate';
import { isDatabaseUnreachable } from './db/unreachable';
import { modules } from './modules';
import { sayFarewell } from './plugins/leaving';
import { mountReference } from './plugins/reference';
import { openPorts } from './ports/open-ports';
import { openServices } from './services';

export interface Backend {
  /** e.g. `http://127.0.0.1:4210`. */
  address: string;
  /** Takes no more requests, lets running ones and jobs end, closes the connections. */
  drain(): Promise<void>;
}

const databaseTries = 30;
/** Longest time that a running request keeps when the process ends. */
const drainMilliseconds = 8000;

export async function startBackend(config: Config, log: Logger): Promise<Backend> {
  await migrateWhenReachable(config.databaseUrl, log);
  const services = openServices(config, { log, ports: openPorts(config) });
  const app = await buildApp(services, modules);
  await mountReference(app);
  await services.jobs.start();
  await services.jobs.work(
    modules.flatMap(({ jobs = [] }) => jobs),
    services,
  );
  const stops = await Promise.all(modules.map(({ start }) => start?.(services)));
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    address,
    drain: async () => {
      await sayFarewell(app);
      await closeConnections(app);
      for (const stop of stops) await stop?.();
      await services.close();
    },
  };
}

/** `close` waits for connections too: those that fall idle later are closed here, and streams at the deadline; browsers open them again elsewhere. */
async function closeConnections(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds);
  await app.close();
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** A database that is only just starting is waited for, at most half a minute. */
async function migrateWhenReachable(url: string, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateDatabase(url);
    } catch (error) {
      if (attempt === databaseTries || !isDatabaseUnreachable(error)) throw error;
      log.warn({ attempt }, 'database not reachable yet');
      await pause(1000);
    }
  }
}
