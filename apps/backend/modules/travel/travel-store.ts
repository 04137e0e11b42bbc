import type { Executor } from '../../db/database';
import { travelJourneys } from './tables';

export type TravelJourney = typeof travelJourneys.$inferInsert;

/** Replaces the stored journey. */
export async function saveJourney(db: Executor, row: Required<TravelJourney>): Promise<void> {
  await db.insert(travelJourneys).values(row).onConflictDoUpdate({ target: travelJourneys.visitId, set: row });
}
