/** The PostgreSQL of a test run: TEST_DATABASE_URL or DATABASE_URL when set, else one embedded cluster; with a migrated template in it. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
// eslint-disable-next-line @nx/enforce-module-boundaries -- Jest does not map @emsal/* for its global set-up
import { openCluster } from '../../../libs/embedded-database/cluster';
import { openDatabase } from '../db/database';
import { migrateDatabase } from '../db/migrate';
import { bossJobs } from '../jobs/boss';

export interface TestServer {
  url(database: string): string;
  template: string;
  close(): Promise<void>;
}

/** @param own a cluster of its own, whatever the environment says */
export async function openTestServer({ own = false } = {}): Promise<TestServer> {
  const given = own ? undefined : process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const cluster = given
    ? null
    : await openCluster({
        folder: join(tmpdir(), `emsal-test-${process.pid}-${randomBytes(4).toString('hex')}`),
        throwaway: true,
      });
  const url = (database: string): string => (cluster ? cluster.url(database) : withDatabase(given!, database));
  const template = `emsal_template_${randomBytes(6).toString('hex')}`;
  await run(url('postgres'), `CREATE DATABASE ${template}`);
  await fill(url(template));
  return {
    url,
    template,
    close: async () =>
      cluster ? cluster.destroy() : run(url('postgres'), `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`),
  };
}

/** Migrations and the job tables, once; every test file clones the result. */
async function fill(url: string): Promise<void> {
  await migrateDatabase(url);
  const database = openDatabase({ url, connections: 2, patience: 60_000, onError: () => undefined });
  const jobs = bossJobs(database, () => undefined);
  await jobs.start();
  await jobs.stop();
  await database.close();
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
