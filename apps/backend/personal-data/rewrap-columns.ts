/** Puts every personal value under the newest key version, so that an old one can be removed; encrypts values from before encryption. */
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { prefixOf, type KeyVersions } from './envelope';
import { storedForms } from './stored-forms';

interface Column {
  table: string;
  column: string;
  domain: string;
}

/** @returns how many values were changed. A value that changes meanwhile, or is locked, is left to the next run. */
export async function rewrapColumns(db: Db, keys: KeyVersions, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const place of await personalColumns(db)) {
    const { batchPages } = storedForms[place.domain]!;
    for (let page = 0; page < (await pagesOf(db, place)); page += batchPages) {
      signal?.throwIfAborted();
      changed += await rewrapPages(db, { ...place, from: page, to: page + batchPages }, keys);
    }
  }
  return changed;
}

async function personalColumns(db: Db): Promise<Column[]> {
  const isPersonal = inArray(sql`domain_name`, Object.keys(storedForms));
  const found = await db.execute<Column & Record<string, unknown>>(
    sql`SELECT table_name AS table, column_name AS column, domain_name AS domain FROM information_schema.columns
        WHERE table_schema = 'public' AND ${isPersonal} ORDER BY 1, 2`,
  );
  return found.rows;
}

async function pagesOf(db: Db, { table }: Column): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(
    sql`SELECT (pg_relation_size(${`"${table}"`}::regclass) / current_setting('block_size')::int)::int AS pages`,
  );
  return rows[0]!.pages;
}

interface Pages extends Column {
  from: number;
  to: number;
}

async function rewrapPages(db: Db, { table, column, domain, from, to }: Pages, keys: KeyVersions): Promise<number> {
  const { read, write, isNewest, renew } = storedForms[domain]!;
  const name = sql.identifier(table);
  const field = sql`t.${sql.identifier(column)}`;
  const { rows } = await db.execute<{ at: string; old: string }>(
    sql`SELECT ctid::text AS at, ${read(field)} AS old FROM ${name} AS t
        WHERE ctid >= ${`(${from},0)`}::tid AND ctid < ${`(${to},0)`}::tid AND NOT ${isNewest(field, prefixOf(keys[0]!))}`,
  );
  if (rows.length === 0) return 0;
  const values = rows.map(({ at, old }) => ({ at, old, new: renew(old, `${table}.${column}`, keys) }));
  // Rows that others hold are skipped: waiting for several of them could end in a deadlock.
  const { rowCount } = await db.execute(
    sql`WITH free AS (
          SELECT t.ctid AS at, v.new FROM json_to_recordset(${JSON.stringify(values)}::json) AS v(at text, old text, new text)
          JOIN ${name} AS t ON t.ctid = v.at::tid AND ${read(field)} = v.old FOR NO KEY UPDATE OF t SKIP LOCKED
        ) UPDATE ${name} AS t SET ${sql.identifier(column)} = ${write(sql`free.new`)} FROM free WHERE t.ctid = free.at`,
  );
  return rowCount ?? 0;
}
