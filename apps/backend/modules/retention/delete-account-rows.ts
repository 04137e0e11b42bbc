/** What is deleted with an account at once, table by table as `retention` declares it, with a row in the destruction log for each. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { retention } from './retention';
import type { EndedAccount } from './retention-rule';
import { destructionLog } from './tables';

export async function deleteAccountRows(tx: Tx, ended: EndedAccount, today: Date): Promise<void> {
  for (const [tableName, { account }] of Object.entries(retention)) {
    if (!account) continue;
    const { rowCount } = await tx.execute(sql`DELETE FROM ${sql.identifier(tableName)} WHERE ${account(ended)}`);
    const entry = { tableName, action: 'delete', reason, day: dayInTurkey(today) } as const;
    if (rowCount) await tx.insert(destructionLog).values({ ...entry, rowCount });
  }
}

const reason = 'the customer deleted the account (KVKK art. 7 and 11)';
