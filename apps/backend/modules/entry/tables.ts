import type { EntryPurpose } from '@emsal/api/calls/entry';
import type { EntryKind } from '@emsal/api/desk/entry-shapes';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import { encryptedJson } from '../../personal-data/encrypted-columns';
import { personalBytes } from '../../personal-data/personal-columns';

export type { EntryKind };

/** What people sent by the forms of content pages. */
export const formEntries = pgTable(
  'form_entries',
  {
    id: text().primaryKey(),
    kind: text().$type<EntryKind>().notNull(),
    /** Slug of the campaign's page; empty for the other forms. */
    campaign: text().notNull(),
    /** Blind index of whoever may enter once; null where entries are not counted. */
    entrantKey: text(),
    data: encryptedJson<Readonly<Record<string, string>>>('form_entries.data').notNull(),
    enteredAt: instant().notNull(),
    /** When the desk was done with it, and who was. */
    doneAt: instant(),
    doneBy: text(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.campaign, table.entrantKey),
    index().on(table.enteredAt),
    index().on(table.kind, table.enteredAt),
  ],
);

/** Files of these forms, without their names: pictures are stored re-encoded, PDF as sent. A file without an entry is of a form that is being filled in. */
export const entryFiles = pgTable(
  'entry_files',
  {
    id: text().primaryKey(),
    visitorId: text().notNull(),
    purpose: text().$type<EntryPurpose>().notNull(),
    content: personalBytes('entry_files.content').notNull(),
    entryId: text().references(() => formEntries.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.visitorId, table.purpose), index().on(table.entryId)],
);
