/** A calculator as data: what it asks, how it reckons, what it draws. One page shows all of them. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { CalculatorPath } from '@emsal/products/calculator-paths';
import type { Plot } from '../plot/plot';
import type { CalculatorField, Values } from './field';

export interface Outcome {
  /** Above the amount: what it is. */
  caption: string;
  kurus: number;
  /** Below the amount. */
  remark?: string;
  /** Of the building that is drawn above the plot. */
  floors?: number;
  plot: Plot;
  table?: OutcomeTable;
}

export interface OutcomeTable {
  caption: string;
  head: readonly [string, ...string[]];
  rows: ReadonlyArray<readonly [string, ...string[]]>;
  /** The first cell of the row that the amount is of. */
  chosen: string;
}

export interface CalculatorTexts {
  /** In breadcrumbs and lists. */
  name: string;
  /** For search engines, at most 60 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
  heading: string;
  lead: string;
  /** One line for the list of calculators. */
  summary: string;
  /** What the figures are and what they do not say. */
  note: string;
  questions: ReadonlyArray<{ question: string; answer: string }>;
  /** The product to which the result leads; null when there is none. */
  offer: { line: LineId; title: string; text: string; button: string } | null;
}

export interface Calculator extends CalculatorTexts {
  path: CalculatorPath;
  fields: readonly CalculatorField[];
  /** Of valid values. @param today `YYYY-MM-DD` in Istanbul */
  outcome: (values: Values, today: string) => Outcome;
  /** Ids of the rule book's figures that it uses, whose sources the page names. */
  rules: readonly string[];
}
