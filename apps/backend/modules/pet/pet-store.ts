import type { Executor } from '../../db/database';
import { pets } from './tables';

export async function savePet(db: Executor, row: typeof pets.$inferInsert): Promise<void> {
  await db.insert(pets).values(row).onConflictDoUpdate({ target: pets.visitId, set: row });
}
