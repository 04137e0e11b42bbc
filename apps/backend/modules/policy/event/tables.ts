import type { EndorsedPart } from '@emsal/insurers/policy-change';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';
import { policies, type PolicyState } from '../tables';

export type PolicyEventKind = 'issued' | 'endorsed' | 'cancelled' | 'refunded' | 'claimNoted' | 'voided';
/** Who caused it; `id` is a customer's, an employee's or an insurer's. `person`: a policyholder without an account. */
export interface Actor {
  kind: 'customer' | 'person' | 'staff' | 'insurer' | 'system';
  id?: string;
}
/** The cover that holds after an event. Days are `YYYY-MM-DD`. */
export interface Cover {
  state: PolicyState;
  startDate: string;
  endDate: string;
  /** Kuruş. */
  premium: number;
}

/** What happened to a policy, append-only (enforced by a trigger), numbered without gaps. */
export const policyEvents = pgTable(
  'policy_events',
  {
    policyId: text()
      .notNull()
      .references(() => policies.id),
    number: integer().notNull(),
    kind: text().$type<PolicyEventKind>().notNull(),
    /** `YYYY-MM-DD` from which it holds. */
    effectiveOn: text().notNull(),
    recordedAt: instant().notNull(),
    /** Evidence, as are reference and document. */
    actor: jsonb().$type<Actor>().notNull(),
    /** Kuruş, negative for less. */
    premiumChange: integer().notNull(),
    /** The insurer's number of the endorsement, our refund's or claim's id. */
    reference: text(),
    /** For an endorsement. */
    part: text().$type<EndorsedPart>(),
    documentId: text(),
    idempotencyKey: text().notNull(),
    cover: jsonb().$type<Cover>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.policyId, table.number] }),
    uniqueIndex().on(table.policyId, table.idempotencyKey),
  ],
);
