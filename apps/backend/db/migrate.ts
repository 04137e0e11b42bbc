import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { resolve } from 'node:path';
import pg from 'pg';

/** Key of the advisory lock; no other lock of the product uses it. */
const migrationLock = 7_301_001;

/** The build copies the folder beside `main.js`. */
const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Brings the schema up to date. Processes that start concurrently take turns at the advisory lock. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'emsal-migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
