import type { VisitId } from '@emsal/api/calls/identifiers';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { greenCards } from './tables';

export type GreenCardRow = typeof greenCards.$inferSelect;

/** Inserts or updates; properties that are not given stay unchanged. */
export async function saveGreenCard(
  db: Executor,
  row: Partial<GreenCardRow> & Pick<GreenCardRow, 'visitId'>,
): Promise<void> {
  await db.insert(greenCards).values(row).onConflictDoUpdate({ target: greenCards.visitId, set: row });
}

export async function readGreenCard(db: Executor, visitId: VisitId): Promise<GreenCardRow | undefined> {
  const [row] = await db.select().from(greenCards).where(eq(greenCards.visitId, visitId));
  return row;
}
