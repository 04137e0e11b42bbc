/** What a database holds: rows by table, positions of sequences, and constraints, each as one comparable text. */
import type pg from 'pg';

export type Digest = Record<string, string>;

/** Unlogged tables are empty after every crash, and so after a restore. */
const tables = `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind = 'r' AND relpersistence = 'p' AND nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') ORDER BY 1`;
const sequences = `SELECT format('sequence %I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences`;
const constraints = `SELECT format('constraint %s of %s', conname, conrelid::regclass) AS name, pg_get_constraintdef(oid) AS value
  FROM pg_constraint WHERE connamespace <> 'pg_catalog'::regnamespace AND connamespace <> 'information_schema'::regnamespace`;

interface Named {
  name: string;
  value: string;
}

/** @param holdsWrites until the caller ends the transaction */
export async function digestOf(client: pg.Client, { holdsWrites = false } = {}): Promise<Digest> {
  const { rows: found } = await client.query<Named>(tables);
  if (holdsWrites) await holdWrites(client, found);
  const rows: Named[] = [];
  for (const { name } of found) rows.push({ name, value: await rowsOf(client, name) });
  for (const query of [sequences, constraints]) rows.push(...(await client.query<Named>(query)).rows);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function holdWrites(client: pg.Client, found: readonly Named[]): Promise<void> {
  await client.query("BEGIN; SET LOCAL lock_timeout = '20s'");
  if (found.length > 0) await client.query(`LOCK TABLE ${found.map(({ name }) => name).join(', ')} IN SHARE MODE`);
}

/** Their number and a sum of hashes, which no order changes. */
async function rowsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(
    `SELECT count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS value FROM ${table} AS t`,
  );
  return rows[0]!.value;
}

/** Names of what only one has, or each has otherwise. */
export const differences = (before: Digest, after: Digest): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]);
