/** Dumps a database as SQL. The embedded PostgreSQL has no pg_dump. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { tablesInOrder } from './tables-in-order';

const migrations = resolve(__dirname, '../db/migrations');

export interface Dump {
  sql: string;
  /** Rows by table. */
  rows: Record<string, number>;
}

/** Migrations, their journal, and all rows, in the order of foreign keys. */
export async function dumpDatabase(url: string): Promise<Dump> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET TIME ZONE 'UTC'");
    const tables = await tablesInOrder(client);
    const rows: Record<string, number> = {};
    const parts = [schema(), await journal(client), withoutTriggers];
    for (const table of tables) {
      const { count, json } = await contents(client, `"${table}"`);
      rows[table] = count;
      if (count > 0) parts.push(insert(`"${table}"`, json));
    }
    return { sql: [...parts, withTriggers, await sequences(client)].join('\n'), rows };
  } finally {
    await client.end();
  }
}

/** Rows are restored as they are: triggers would count the ledger again. */
const withoutTriggers = 'SET session_replication_role = replica;';
const withTriggers = 'RESET session_replication_role;';

/** The schema of the current migrations. */
function schema(): string {
  const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return entries.map(({ tag }) => readFileSync(join(migrations, `${tag}.sql`), 'utf8')).join('\n');
}

async function journal(client: pg.Client): Promise<string> {
  const table = 'drizzle.__drizzle_migrations';
  const { json } = await contents(client, table);
  return `CREATE SCHEMA drizzle;
CREATE TABLE ${table} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
${insert(table, json)}`;
}

async function contents(client: pg.Client, table: string): Promise<{ count: number; json: string }> {
  const { rows } = await client.query<{ count: number; json: string }>(
    `SELECT count(*)::int AS count, coalesce(json_agg(t ORDER BY t::text), '[]')::text AS json FROM ${table} AS t`,
  );
  return rows[0]!;
}

/** Keeps generated identity values. */
const insert = (table: string, json: string): string =>
  `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, '${json.replaceAll("'", "''")}');`;

/** Restores the sequences. */
async function sequences(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; last: string }>(
    "SELECT schemaname || '.' || sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname IN ('public', 'drizzle') AND last_value IS NOT NULL ORDER BY 1",
  );
  return rows.map(({ name, last }) => `SELECT setval('${name}', ${last});`).join('\n');
}
