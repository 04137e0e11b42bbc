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

export interface TableRetention {
  columns: AnnotatedColumns;
  ending: Ending;
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
