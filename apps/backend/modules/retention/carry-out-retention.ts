/** Deletes or clears the rows whose time is over, table by table, and logs how many. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../http/services';
import { retention } from './retention';
import type { Ending } from './retention-rule';
import { destructionLog } from './tables';

/** Rows of one transaction. */
const batch = 1_000;

/** @returns how many rows it deleted or cleared */
export async function carryOutRetention(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const today = clock.now();
  let total = 0;
  for (const [tableName, { ending, reason }] of Object.entries(retention)) {
    if (ending.kind === 'keep') continue;
    const statement = statementOf(tableName, ending, today);
    let rowCount: number;
    do {
      signal?.throwIfAborted();
      // Row and log entry together: nothing is destroyed without a record.
      rowCount = await db.transaction(async (tx) => {
        const count = (await tx.execute(statement)).rowCount ?? 0;
        const entry = { tableName, action: ending.kind, rowCount: count, reason, day: dayInTurkey(today) };
        if (count > 0) await tx.insert(destructionLog).values(entry);
        return count;
      });
      total += rowCount;
    } while (rowCount === batch);
  }
  return total;
}

function statementOf(tableName: string, ending: Exclude<Ending, { kind: 'keep' }>, today: Date): SQL {
  const table = sql.identifier(tableName);
  const fields = ending.kind === 'clear' ? Object.entries(ending.to) : [];
  // A row that is clear already is not cleared, and logged, every night.
  const isOpen = fields.map(([name, value]) => sql`${sql.identifier(name)}::text IS DISTINCT FROM ${value}`);
  const over = and(ending.ended(today), or(...isOpen));
  const chosen = sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${over} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`;
  if (ending.kind === 'delete') return sql`DELETE FROM ${table} WHERE ${chosen}`;
  const set = sql.join(
    fields.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql`, `,
  );
  return sql`UPDATE ${table} SET ${set} WHERE ${chosen}`;
}
