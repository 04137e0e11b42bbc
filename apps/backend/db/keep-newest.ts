import { desc, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

interface KeptRows {
  table: PgTable;
  /** The primary key; of two rows of one moment the greater one stays. */
  id: PgColumn;
  createdAt: PgColumn;
  /** Among which rows. */
  where: SQL;
}

/** Deletes all but the newest `limit` of these rows. */
export async function keepNewest(
  tx: Executor,
  { table, id, createdAt, where }: KeptRows,
  limit: number,
): Promise<void> {
  const older = tx.select({ id }).from(table).where(where).orderBy(desc(createdAt), desc(id)).offset(limit);
  await tx.delete(table).where(inArray(id, older));
}
