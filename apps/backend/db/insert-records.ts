/** Rows as one parameter: JSON that the database takes apart. Its text is made once a table, where a query builder writes it anew for every row and value. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/**
 * `INSERT INTO … SELECT …`, to end with a clause of one's own.
 * @param order keys of the index that refuses a row which another process adds at the same time: rows that are added in one order everywhere cannot make two processes wait for each other
 * @returns from a list of rows under the table's keys, where an absent key is NULL
 */
export function insertRecords<Table extends PgTable>(
  table: Table,
  order: readonly (keyof Table['$inferInsert'] & string)[],
): (json: string) => SQL {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([key]) => `"${toSnakeCase(key)}"`).join(', ');
  const shape = columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', ');
  const values = columns.map(([key]) => `"${key}"`).join(', ');
  const [before, after] = [
    sql.raw(`INSERT INTO "${getTableConfig(table).name}" (${names}) SELECT ${values} FROM jsonb_to_recordset(`),
    sql.raw(`::jsonb) AS records(${shape}) ORDER BY ${order.map((key) => `"${key}"`).join(', ')}`),
  ];
  return (json) => sql`${before}${json}${after}`;
}
