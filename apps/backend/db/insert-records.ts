/** Bulk insert with one JSON parameter: building a `VALUES` list for the answers of a quote takes several times the CPU time. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/**
 * `INSERT INTO … SELECT …`; the caller appends its `ON CONFLICT` clause.
 * @param order columns of the unique index: inserting in the same order everywhere prevents deadlocks between processes
 * @returns the statement for a JSON array of rows under the table's keys; an absent key is NULL
 */
export function insertRecords<Table extends PgTable>(
  table: Table,
  order: readonly (keyof Table['$inferInsert'] & string)[],
): (json: string) => SQL {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([key]) => `"${toSnakeCase(key)}"`).join(', ');
  const shape = columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', ');
  const values = columns.map(([key]) => `"${key}"`).join(', ');
  const before = sql.raw(
    `INSERT INTO "${getTableConfig(table).name}" (${names}) SELECT ${values} FROM jsonb_to_recordset(`,
  );
  const after = sql.raw(`::jsonb) AS records(${shape}) ORDER BY ${order.map((key) => `"${key}"`).join(', ')}`);
  return (json) => sql`${before}${json}${after}`;
}
