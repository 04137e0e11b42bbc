import type { TrackingRecord } from '@emsal/platform/tracking/tracking-record';
import type { Executor } from '../../db/database';
import { trackingRecords } from './tables';

/** Ignores a record whose guid is already stored. */
export async function addTrackingRecord(db: Executor, record: TrackingRecord, at: Date): Promise<void> {
  await db.insert(trackingRecords).values({ trackGuid: record.TrackGuid, record, at }).onConflictDoNothing();
}
