import type { TrackingRecord } from '@emsal/platform/tracking/tracking-record';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions that began: of no visitor and no visit, so that nothing leads from here to a person. */
export const trackingRecords = pgTable(
  'tracking_records',
  {
    trackGuid: text().primaryKey(),
    record: jsonb().$type<TrackingRecord>().notNull(),
    /** By our clock; `CreateDate` is the browser's. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.at)],
);
