/** The PostgreSQL server of a test run, with a migrated template: TEST_DATABASE_URL or DATABASE_URL, else an embedded cluster. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '@emsal/embedded-database/cluster';
import { openDatabase } from '../db/database';
import { migrateDatabase } from '../db/migrate';
import { openBoss } from '../jobs/open-boss';

export interface TestServer {
  url(database: string): string;
  template: string;
  close(): Promise<void>;
}

/** @param own ignores the environment and starts an embedded cluster */
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
  await runStatement(url('postgres'), `CREATE DATABASE ${template}`);
  await fillDatabase(url(template));
  return {
    url,
    template,
    close: async () =>
      cluster ? cluster.destroy() : runStatement(url('postgres'), `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`),
  };
}

/** Migrations and job tables; each spec clones the result. */
export async function fillDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const database = openDatabase({
    url,
    connections: 2,
    connectTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
    onError: () => undefined,
  });
  const boss = openBoss(database.pool);
  await boss.start();
  await boss.stop({ close: false });
  await database.close();
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
