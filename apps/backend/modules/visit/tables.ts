import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sql } from 'drizzle-orm';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import type { Answers } from '../../http/principals';
import { personalJson, personalText } from '../../personal-data/personal-columns';
import { visitors } from '../token/tables';

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
    /** Query parameters: campaign reference, partner id, partner page. */
    ref: text(),
    pid: text(),
    lp: text(),
    /** Answers, complete or not, by field name. */
    answers: personalJson<Answers>('visits.answers')
      .notNull()
      .default(sql`'{}'`),
    /** The newest save of each of the last few pages: `k3v9x0aa.12`. */
    draftMarks: text().array().notNull().default([]),
    /** Slugs in the order in which the steps were completed. */
    completedSteps: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When, and for which identity and telephone, the one-time code was verified. */
    verifiedAt: timestamp({ withTimezone: true }),
    verifiedIdentityHash: text('verified_identity_key'),
    verifiedPhone: personalText('visits.verified_phone'),
    /** Set with the verification. */
    ...ownerColumns(),
    /** Offer number of the last quote request. */
    offerNo: text(),
  },
  (table) => [
    index().on(table.visitorId),
    index().on(table.offerNo),
    index().on(table.verifiedIdentityHash),
    ...ownerIndexes('visits', table),
  ],
);

/** Further browsers of a visit, which opened it with its passport. */
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
