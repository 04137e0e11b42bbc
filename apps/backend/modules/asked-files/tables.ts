import type { AskedFileKind } from '@emsal/api/asked-file-kinds';
import type { FileState } from '@emsal/api/request-states';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import { encryptedText } from '../../personal-data/encrypted-columns';
import { personalBytes } from '../../personal-data/personal-columns';
import { serviceRequests } from '../service-request/tables';

/** Files that an employee asks of the customer for a request, each with what was sent last. */
export const askedFiles = pgTable(
  'asked_files',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => serviceRequests.id),
    position: integer().notNull(),
    kind: text().$type<AskedFileKind>().notNull(),
    state: text().$type<FileState>().notNull(),
    /** Why it was returned: a code; what an earlier release stored is a sentence. */
    reason: encryptedText('asked_files.reason'),
    /** As the customer's device names it. */
    name: encryptedText('asked_files.name'),
    content: personalBytes('asked_files.content'),
    bytes: integer(),
    /** The browser that sent it: no other one opens it. */
    visitorId: text(),
    changedAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.requestId, table.position)],
);

/** Links that open the upload page of a request. */
export const askedFileLinks = pgTable(
  'asked_file_links',
  {
    tokenHash: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => serviceRequests.id),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.requestId)],
);
