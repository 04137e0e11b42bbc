/** Policies with today's cover. Every change of the cover is an event (`event/tables.ts`), written in the same transaction. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Risk } from '@emsal/risks/risk';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import { instant } from '../../db/column-types';
import { encryptedJson } from '../../personal-data/encrypted-columns';
import { orderItems } from './order/tables';

export type PolicyState = 'active' | 'cancelled' | 'voided';

/** What the policy was concluded on. */
export interface PolicyVersions {
  /** `YYYY-MM-DD`: the day whose dated rules priced the offer; null for sales from before it was kept. */
  rulesOn: string | null;
  /** The texts that were shown, each with the hash of its file. */
  documents: readonly { kind: string; textVersion: string; sha256: string; shownAt: string }[];
}

export const policies = pgTable(
  'policies',
  {
    id: text()
      .primaryKey()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Null for a policy without a sale of ours; policies that customers bought elsewhere are `external_policies`. */
    orderId: text(),
    itemNo: integer(),
    visitorId: text(),
    line: text().$type<LineId>().notNull(),
    /** The only one (decision 345). */
    origin: text().$type<'sold'>().notNull(),
    /** The policy that this one follows: nobody could tell afterwards. */
    renews: text().references((): AnyPgColumn => policies.id),
    /** What is insured; null for a policy without a sale of ours. */
    risk: encryptedJson<Risk>('policies.risk'),
    /** Evidence of what the contract was concluded on. */
    versions: jsonb().$type<PolicyVersions>(),
    firmId: integer().notNull(),
    policyNo: text().notNull(),
    /** `YYYY-MM-DD`; after a cancellation the end is its day. */
    startDate: text().notNull(),
    endDate: text().notNull(),
    /** Kuruş: the premium at issue. */
    total: integer().notNull(),
    /** Kuruş: the premium after all events. */
    premium: integer().notNull(),
    state: text().$type<PolicyState>().notNull(),
    /** Number of the last event, without which no cover changes (enforced by triggers). */
    eventNumber: integer().notNull(),
    documentId: text(),
    /** Code in the policy's QR. */
    verifyCode: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    issuedAt: instant().notNull(),
    ...ownerColumns(),
  },
  (table) => [
    foreignKey({ columns: [table.orderId, table.itemNo], foreignColumns: [orderItems.orderId, orderItems.itemNo] }),
    uniqueIndex().on(table.orderId, table.itemNo),
    uniqueIndex().on(table.firmId, table.policyNo),
    index().on(table.visitorId),
    ...ownerIndexes('policies', table),
  ],
);
