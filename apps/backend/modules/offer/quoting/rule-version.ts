import { ruleBook } from '@emsal/tariffs/rule-book/rule-book';
import { figureOn } from '@emsal/tariffs/rule-book/rule';
import { createHash } from 'node:crypto';

const known = new Map<string, string>();

function compute(day: string): string {
  const figures = ruleBook.map((rule) => [rule.id, figureOn(rule, day)?.from, figureOn(rule, day)?.value]);
  const digest = createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 8);
  return `${day.slice(0, 7)}-${digest}`;
}

/** Names the figures of the rule book in force on a day, `2026-11-3f9a0c1e`: a corrected or new figure gives another name. */
export function ruleVersionOn(day: string): string {
  // Bounded by the days on which policies begin.
  const version = known.get(day) ?? compute(day);
  known.set(day, version);
  return version;
}
