/** Starts the backend in order (schema, jobs, modules, port) and stops it in reverse. */
import { setTimeout as pause } from 'node:timers/promises';
import { drainHttp } from '@emsal/shutdown/drain-http';
import type { Logger } from 'pino';
import { buildApp } from './app';
import type { Config } from './config/config';
import { migrateDatabase } from './db/migrate';
import { isDatabaseUnreachable } from './db/database-failure';
import { modules } from './modules';
import { startDesk } from './modules/desk/start-desk';
import { mountApiReference } from './plugins/api-reference';
import { openPorts } from './open-ports';
import { openServices } from './services';

export interface Backend {
  /** e.g. `http://127.0.0.1:4210`. */
  address: string;
  /** Graceful shutdown: accepts no more requests, waits for running ones and jobs, closes all connections, the idle ones at once when it is hasty. */
  drain(isHasty: boolean): Promise<void>;
}

const databaseTries = 30;
/** Milliseconds for running requests during a drain. */
const limit = 8000;

export async function startBackend(config: Config, log: Logger): Promise<Backend> {
  await migrateWhenReachable(config.databaseUrl, log);
  const services = openServices(config, { log, ports: openPorts(config) });
  const app = await buildApp(services, modules);
  await mountApiReference(app);
  await services.jobs.start();
  await services.jobs.work(
    modules.flatMap(({ jobs = [] }) => jobs),
    services,
  );
  const stops = await Promise.all(modules.map(({ start }) => start?.(services)));
  const address = await app.listen({ host: config.host, port: config.port });
  const desk = await startDesk(services);
  return {
    address,
    drain: async (isHasty) => {
      await Promise.all([app, desk].map((server) => server && drainHttp(server, { limit, isHasty })));
      for (const stop of stops) await stop?.();
      await services.close();
    },
  };
}

/** Waits at most half a minute for a database that is starting. */
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
