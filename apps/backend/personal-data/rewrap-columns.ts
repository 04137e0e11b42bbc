/** Key rotation: puts every encrypted value under the newest key version, so that an old one can be removed. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { encryptedDomain } from './encrypted-columns';
import { prefixOf, rewrap, type KeyVersions } from './envelope';

/** Pages of a table that are read at once. */
const batchPages = 200;

interface Column {
  table: string;
  column: string;
}

/** @returns how many values were changed. A value that changes meanwhile is left alone: it has the newest version already. */
export async function rewrapColumns(db: Db, keys: KeyVersions, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const place of await encryptedColumns(db))
    for (let page = 0; page < (await pagesOf(db, place)); page += batchPages) {
      signal?.throwIfAborted();
      changed += await rewrapPages(db, { ...place, page }, keys);
    }
  return changed;
}

async function encryptedColumns(db: Db): Promise<Column[]> {
  const found = await db.execute<{ table: string; column: string }>(
    sql`SELECT table_name AS table, column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND domain_name = ${encryptedDomain} ORDER BY 1, 2`,
  );
  return found.rows;
}

async function pagesOf(db: Db, { table }: Column): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(
    sql`SELECT (pg_relation_size(${`"${table}"`}::regclass) / current_setting('block_size')::int)::int AS pages`,
  );
  return rows[0]!.pages;
}

async function rewrapPages(db: Db, { table, column, page }: Column & { page: number }, keys: KeyVersions) {
  const [name, field] = [sql.identifier(table), sql.identifier(column)];
  const { rows } = await db.execute<{ at: string; old: string }>(
    sql`SELECT ctid::text AS at, ${field}::text AS old FROM ${name}
        WHERE ctid >= ${`(${page},0)`}::tid AND ctid < ${`(${page + batchPages},0)`}::tid
        AND NOT starts_with(${field}, ${prefixOf(keys[0]!)})`,
  );
  if (rows.length === 0) return 0;
  const values = JSON.stringify(rows.map(({ at, old }) => ({ at, old, new: rewrap(old, keys) })));
  const { rowCount } = await db.execute(
    sql`UPDATE ${name} AS t SET ${field} = v.new FROM json_to_recordset(${values}::json) AS v(at text, old text, new text)
        WHERE t.ctid = v.at::tid AND t.${field} = v.old`,
  );
  return rowCount ?? 0;
}
