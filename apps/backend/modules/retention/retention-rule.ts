/** How long the rows of a table are kept, and why. */
import { sql, type SQL } from 'drizzle-orm';

/** Names of columns, separated by spaces. Every column of a table is in one of them. */
export interface AnnotatedColumns {
  /** About a person, encrypted or as a keyed hash. */
  personal?: string;
  /** About a person's health. */
  health?: string;
  /** Opens something: a code, a token, or its hash. */
  secret?: string;
  none?: string;
}

/** @returns the condition of rows whose time is over */
export type Ended = (today: Date) => SQL;

export type Ending =
  | { kind: 'delete'; ended: Ended }
  | { kind: 'clear'; ended: Ended; to: Readonly<Record<string, string | null>> }
  | { kind: 'keep' };

/** An account that its customer deletes. */
export interface EndedAccount {
  customerId: string;
  /** As rows without an owner name the person. */
  identityHash: string;
}

export interface TableRetention {
  columns: AnnotatedColumns;
  ending: Ending;
  /** The condition of rows that are deleted with an account, before their time. */
  account?: (account: EndedAccount) => SQL;
  /** The law or the purpose that sets the period. `(ours; counsel confirms)`: no law names the period. */
  reason: string;
}

const dayMs = 86_400_000;
const before = (today: Date, days: number): SQL =>
  sql`${new Date(today.getTime() - days * dayMs).toISOString()}::timestamptz`;

/** Deletes rows a number of days after the time in a column. */
export const deletedAfter = (days: number, column: string): Ending => ({
  kind: 'delete',
  ended: olderThan(days, column),
});

export const olderThan =
  (days: number, column: string): Ended =>
  (today) =>
    sql`${sql.identifier(column)} < ${before(today, days)}`;

/** Rows that refer to one of another table whose time is over. */
export const withParent = (column: string, parent: string, { ended }: { ended: Ended }): Ending => ({
  kind: 'delete',
  ended: (today) => sql`${sql.identifier(column)} IN (SELECT id FROM ${sql.identifier(parent)} WHERE ${ended(today)})`,
});

/** Rows that a column gives to the account. */
export const ofAccount =
  (column = 'customer_id') =>
  ({ customerId }: EndedAccount): SQL =>
    sql`${sql.identifier(column)} = ${customerId}`;

/** Rows of the person, whom they name without an account. */
export const ofPerson = ({ identityHash }: EndedAccount): SQL => sql`identity_key = ${identityHash}`;
