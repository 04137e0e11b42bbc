import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Vehicles that a customer took off the list. Whoever and whatever it was are keyed hashes; a later visit with the vehicle brings it back. */
export const assetRemovals = pgTable(
  'asset_removals',
  {
    identityKey: text().notNull(),
    assetId: text().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityKey, table.assetId] })],
);
