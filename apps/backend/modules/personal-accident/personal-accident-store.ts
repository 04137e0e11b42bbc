import type { Executor } from '../../db/database';
import { personalAccidents } from './tables';

export async function saveLicence(db: Executor, row: typeof personalAccidents.$inferInsert): Promise<void> {
  await db.insert(personalAccidents).values(row).onConflictDoUpdate({ target: personalAccidents.visitId, set: row });
}
