import type { TrackingRecord } from '@emsal/platform/tracking/tracking-record';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Started sessions, without visitor or visit, so that no record can be traced to a person. */
export const trackingRecords = pgTable(
  'tracking_records',
  {
    trackGuid: text().primaryKey(),
    record: jsonb().$type<TrackingRecord>().notNull(),
    /** Server time; `CreateDate` is the browser's. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.at)],
);
