/** Hand-overs to an adviser: an offer that is not sold online, or a form that only an adviser can answer. */
import type { CallWindow } from '@emsal/api/call-windows';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ApplicationState } from '@emsal/api/desk/application-shapes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../../customers/owner-columns';
import { instant } from '../../../db/column-types';
import { encryptedJson } from '../../../personal-data/encrypted-columns';
import type { Actor } from '../../policy/event/tables';
import { visits } from '../../visit/tables';
import { soldOfferColumn } from '../sold-offer';
import { openApplicationStates } from './application-graph';

const openStates = sql.raw(openApplicationStates.map((state) => `'${state}'`).join(', '));

export const applications = pgTable(
  'applications',
  {
    /** Ten digits, shown to customers. */
    applicationNo: text().primaryKey(),
    visitId: text()
      .$type<VisitId>()
      .notNull()
      .unique()
      .references(() => visits.id),
    line: text().$type<LineId>().notNull(),
    /** Null where the form led to an adviser before any offer. */
    offer: soldOfferColumn('applications.offer'),
    /** Why an adviser, as the visitor read it; null for an offer. */
    reason: text(),
    /** The form as it was handed over, which may say something of people's health; null for an offer. */
    answers: encryptedJson<AnswerSet>('applications.answers'),
    /** The hours in which the customer wants to be called; null for any. */
    callWindow: text().$type<CallWindow>(),
    state: text().$type<ApplicationState>().notNull(),
    /** The adviser who has it; null while nobody does. */
    staffId: text(),
    /** `YYYY-MM-DD`: the customer was told to be called by then. */
    promisedOn: text().notNull(),
    createdAt: instant().notNull(),
    ...ownerColumns(),
  },
  (table) => [
    index('applications_open')
      .on(table.promisedOn)
      .where(sql`${table.state} IN (${openStates})`),
    ...ownerIndexes('applications', table),
  ],
);

export const applicationMoves = pgTable(
  'application_moves',
  {
    applicationNo: text()
      .notNull()
      .references(() => applications.applicationNo),
    step: integer().notNull(),
    from: text().$type<ApplicationState>(),
    to: text().$type<ApplicationState>().notNull(),
    actor: jsonb().$type<Actor>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationNo, table.step] })],
);
