/** One figure of law or tariff through time: what it was, what it is, where that is written, and when it changes next. */
import type { Sourced } from '../sourced';

export type RuleUnit = 'lira' | 'percent' | 'perMille' | 'lira/m²';

/** `value` is in hundredths of the unit, so that no figure is a fraction. */
export interface DatedFigure extends Sourced<number> {
  /** First day, `YYYY-MM-DD`. */
  from: string;
}

export interface Rule {
  id: string;
  /** Turkish, as the pages show it. */
  name: string;
  unit: RuleUnit;
  /** Where its figures are published, Turkish, as the pages show it; `source` of a figure says which text or paper was read. */
  published: string;
  /** Oldest first. */
  figures: readonly DatedFigure[];
  /** The first day for which a new figure is expected, and why. From that day on the rule is overdue. */
  next: { on: string; why: string };
}

/** The figure in force on a day; undefined before the first. */
export const figureOn = ({ figures }: Pick<Rule, 'figures'>, day: string): DatedFigure | undefined =>
  figures.findLast(({ from }) => from <= day);
