import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Vehicles that a customer removed from the list, as keyed hashes of person and vehicle; a later visit with the vehicle brings it back. */
export const assetRemovals = pgTable(
  'asset_removals',
  {
    identityHash: text('identity_key').notNull(),
    assetId: text().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityHash, table.assetId] })],
);
