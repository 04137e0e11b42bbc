import type { ReactNode } from 'react';

export interface Compared {
  key: string;
  /** Column header: monogram, name, badge. */
  head: ReactNode;
  /** Column footer: the action. */
  foot?: ReactNode;
}

export interface ComparedCell {
  value: string;
  /** The difference in words: '3.056 ₺ fazla'. */
  note?: string;
  /** Ties are all marked. */
  isBest?: boolean;
  /** Emphasises the main value, the price. */
  isStrong?: boolean;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** One cell per compared item, in order. */
  cells: readonly ComparedCell[];
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

const isDifferent = ({ cells }: ComparedRow) => cells.some(({ value }) => value !== cells[0]!.value);

/** Removes rows with equal values, and groups left empty. */
export const differencesOf = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups.map(({ title, rows }) => ({ title, rows: rows.filter(isDifferent) })).filter(({ rows }) => rows.length > 0);
