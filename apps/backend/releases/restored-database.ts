import pg from 'pg';
import { migrateDatabase } from '../db/migrate';
import { testDatabase, type TestDatabase } from '../testing/test-database';

/** The database of a release, migrated to the current schema. */
export async function restoredDatabase(sql: string): Promise<TestDatabase> {
  const database = await testDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
  await migrateDatabase(database.url);
  return database;
}
