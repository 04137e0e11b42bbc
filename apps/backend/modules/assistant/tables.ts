/** Keys of assistants, and when which of them read what. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import { visits } from '../visit/tables';

const visitId = () =>
  text()
    .notNull()
    .references(() => visits.id);

export const assistantKeys = pgTable(
  'assistant_keys',
  {
    keyHash: text().primaryKey(),
    visitId: visitId(),
    /** Who gave it: it opens nothing once the visit is another person's. */
    identityKey: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.visitId)],
);

/** One row a call, without what was asked or answered. */
export const toolCalls = pgTable(
  'assistant_calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    tool: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.visitId, table.at)],
);
