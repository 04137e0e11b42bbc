/** Fails when a figure of law or tariff is late or missing today (decision 300). */
import type * as RuleBook from '../../libs/tariffs/rule-book/rule-book.ts';
import { dayInTurkey } from '../../libs/validation/dates/day-in-turkey.ts';
import { loadBundled } from '../bundled/load-bundled.ts';

const { lateRules } = await loadBundled<typeof RuleBook>(
  `export { lateRules } from './libs/tariffs/rule-book/rule-book'`,
);
const late = lateRules(dayInTurkey(new Date()));
for (const { rule, reason } of late)
  console.error(`${rule.id} (${rule.name}): ${reason}, a new figure was expected on ${rule.next.on}`);
process.exitCode = late.length > 0 ? 1 : 0;
