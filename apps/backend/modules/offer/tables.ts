/** Quote requests, one row per insurer's answer, the offer that a visit chose, and its favourites. */
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import { personalJson } from '../../personal-data/personal-columns';
import type { StoredOffer } from './stored-offer';
import type { StoredRequest } from './stored-request';

const instant = () => timestamp({ withTimezone: true });

export const quotes = pgTable(
  'quotes',
  {
    /** `quoteHeaderId`. */
    id: text().primaryKey(),
    visitId: text().notNull(),
    /** Of the request without its id: the same answers make the same request. */
    requestHash: text().notNull(),
    /** Ten random digits for people. */
    offerNo: text().notNull(),
    line: text().notNull(),
    /** As it was sealed: read it with `commonRequest`. */
    request: personalJson<StoredRequest>('quotes.request').notNull(),
    firmIds: integer().array().notNull(),
    jobId: text(),
    startedAt: instant().notNull(),
    completedAt: instant(),
    /** The list's quote that this one changes for one insurer; null for a list. */
    basedOn: text(),
    /** When the answer replaced the earlier one in the list. */
    appliedAt: instant(),
    /** The visit's previous list quote, empty for its first: the unique index lets only one quote follow another. Null for a change. */
    follows: text(),
    ...ownerColumns(),
  },
  (table) => [
    index().on(table.visitId, table.startedAt),
    index().on(table.basedOn),
    uniqueIndex().on(table.visitId, table.follows),
    ...ownerIndexes('quotes', table),
  ],
);

export const quoteAnswers = pgTable(
  'quote_answers',
  {
    quoteId: text().notNull(),
    firmId: integer().notNull(),
    state: text().$type<'offered' | 'declined' | 'timedOut'>().notNull(),
    reasonCode: text(),
    offers: jsonb().$type<StoredOffer[]>().notNull(),
    elapsedMs: integer().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.firmId] })],
);

export const chosenOffers = pgTable('chosen_offers', {
  visitId: text().primaryKey(),
  quoteId: text().notNull(),
  offerId: text().notNull(),
  productId: integer().notNull(),
  campaigns: smallint().array().notNull(),
  /** Evidence of when the customer decided. */
  chosenAt: instant().notNull(),
});

export const favouriteOffers = pgTable(
  'favourite_offers',
  {
    visitId: text().notNull(),
    productId: integer().notNull(),
    /** The quote whose offer was marked: shown while nobody offers the product. */
    quoteId: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.productId] })],
);
