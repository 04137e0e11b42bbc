/** What the retention job destroyed, append-only (enforced by a trigger). */
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const destructionLog = pgTable('destruction_log', {
  position: integer().primaryKey().generatedAlwaysAsIdentity(),
  tableName: text().notNull(),
  action: text().$type<'delete' | 'clear'>().notNull(),
  rowCount: integer().notNull(),
  /** As declared on that day. */
  reason: text().notNull(),
  /** In Turkey. */
  day: date().notNull(),
});
