/**
 * Every figure of law and tariff by which this site calculates, with its date, unit, source and next expected change. The figures
 * themselves stand in the files of their subject and are read from there: calculator, form, sandbox and this book cannot disagree.
 */
import { daskRules } from './dask-rules';
import { figureOn, type DatedFigure, type Rule } from './rule';
import { taxRules } from './tax-rules';
import { trafficRules } from './traffic-rules';

export const ruleBook: readonly Rule[] = [...trafficRules, ...daskRules, ...taxRules];

export interface LateRule {
  rule: Rule;
  /** `overdue`: the day of the next change has come; `missing`: no figure is in force. */
  reason: 'overdue' | 'missing';
}

/** Rules whose figures are late or missing on a day. */
export const lateRules = (day: string, book = ruleBook): LateRule[] =>
  book.flatMap((rule): LateRule[] => {
    if (!figureOn(rule, day)) return [{ rule, reason: 'missing' }];
    return rule.next.on <= day ? [{ rule, reason: 'overdue' }] : [];
  });

export interface RuleChange {
  rule: Rule;
  before: DatedFigure | undefined;
  now: DatedFigure;
}

/** What changed within a month `YYYY-MM`: figures that began in it and differ from those before. */
export const changesIn = (month: string, book = ruleBook): RuleChange[] =>
  book.flatMap((rule): RuleChange[] => {
    const at = rule.figures.findLastIndex(({ from }) => from.startsWith(month));
    if (at === -1) return [];
    const before = rule.figures[at - 1];
    const now = rule.figures[at]!;
    return before?.value === now.value ? [] : [{ rule, before, now }];
  });

/** What is expected next, the earliest first. */
export const expectedChanges = (book = ruleBook): Rule[] =>
  [...book].sort((a, b) => a.next.on.localeCompare(b.next.on));
