import type { ReactNode } from 'react';

/** One of the things that are compared. */
export interface Compared {
  key: string;
  /** Over its column: sign, name, badge. */
  head: ReactNode;
  /** Below it: the way on. */
  foot?: ReactNode;
}

export interface ComparedCell {
  value: string;
  /** The difference in words: '3.056 ₺ fazla'. */
  note?: string;
  /** All equal winners are marked. */
  isBest?: boolean;
  /** What the comparison is about before all else: the price. */
  isStrong?: boolean;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** One cell per compared thing, in their order. */
  cells: readonly ComparedCell[];
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

const isDifferent = ({ cells }: ComparedRow) => cells.some(({ value }) => value !== cells[0]!.value);

/** The groups without rows in which all are equal; a group that empties goes too. */
export const differencesOf = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups.map(({ title, rows }) => ({ title, rows: rows.filter(isDifferent) })).filter(({ rows }) => rows.length > 0);
