/** Quote requests, one row per insurer's answer, the offer that a visit chose, and its favourites. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
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
import type { StoredOffer } from './stored-offer';

const instant = () => timestamp({ withTimezone: true });

export const quotes = pgTable(
  'quotes',
  {
    /** `quoteHeaderId`. */
    id: text().primaryKey(),
    visitId: text().notNull(),
    /** Of everything that the insurers are told: the same answers make the same request. */
    requestHash: text().notNull(),
    /** Ten random digits for people. */
    offerNo: text().notNull(),
    line: text().notNull(),
    request: jsonb().$type<QuoteRequest>().notNull(),
    firmIds: integer().array().notNull(),
    jobId: text(),
    startedAt: instant().notNull(),
    completedAt: instant(),
    /** The list's request that this one changes for one insurer; null for a list of its own. */
    basedOn: text(),
    /** When the answer took the place of the one before in the list. */
    appliedAt: instant(),
    /** The list's request of the visit before this one, empty for its first: two that follow the same one cannot both be. Null for a change. */
    follows: text(),
  },
  (table) => [
    index().on(table.visitId, table.startedAt),
    index().on(table.basedOn),
    uniqueIndex().on(table.visitId, table.follows),
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
  chosenAt: instant().notNull(),
});

export const favouriteOffers = pgTable(
  'favourite_offers',
  {
    visitId: text().notNull(),
    productId: integer().notNull(),
    /** The request whose offer was marked: what is shown while nobody offers the product. */
    quoteId: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.productId] })],
);
