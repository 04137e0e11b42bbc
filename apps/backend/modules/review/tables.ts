import type { ReviewRefusal } from '@emsal/api/outcomes/review';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import { encryptedText } from '../../personal-data/encrypted-columns';
import { policies } from '../policy/tables';

export type ReviewState = 'waiting' | 'published' | 'refused';

/** Reviews of buyers, one per policy. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    policyId: text()
      .notNull()
      .unique()
      .references(() => policies.id),
    line: text().$type<LineId>().notNull(),
    stars: integer().notNull(),
    words: encryptedText('reviews.words').notNull(),
    /** Masked: the full name is not kept here. */
    author: encryptedText('reviews.author').notNull(),
    state: text().$type<ReviewState>().notNull(),
    refusedFor: text().$type<ReviewRefusal>(),
    writtenAt: instant().notNull(),
    /** Evidence of the decision, for a complaint about it. */
    decidedAt: instant(),
    /** Member of staff. */
    decidedBy: text(),
  },
  (table) => [
    check('reviews_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    index().on(table.state, table.writtenAt, table.id),
  ],
);
