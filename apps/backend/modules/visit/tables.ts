import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { visitors } from '../token/tables';

export type Answers = Record<string, unknown>;

/** A run through a form. */
export const visits = pgTable(
  'visits',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    branchId: integer().notNull(),
    line: text().$type<LineId>().notNull(),
    /** Markers of the query: campaign reference, partner id, partner page. */
    ref: text(),
    pid: text(),
    lp: text(),
    /** What was typed, complete or not, by field name. */
    answers: jsonb().$type<Answers>().notNull().default({}),
    /** Which page saved last, and the number of that save. */
    draftPage: text(),
    draftNumber: integer(),
    /** Slugs in the order in which the steps were left. */
    completedSteps: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When, for which identity and for which telephone the one-time code was right. */
    verifiedAt: timestamp({ withTimezone: true }),
    verifiedIdentityKey: text(),
    verifiedPhone: text(),
    /** Number of the last quote request, for people. */
    offerNo: text(),
  },
  (table) => [index().on(table.visitorId), index().on(table.offerNo), index().on(table.verifiedIdentityKey)],
);

/** Further browsers of a visit: those that opened it with its passport. */
export const visitHolders = pgTable(
  'visit_holders',
  {
    visitId: text()
      .notNull()
      .references(() => visits.id),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.visitorId] })],
);
