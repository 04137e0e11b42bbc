import { lateRules } from '@emsal/tariffs/rule-book/rule-book';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { schedule } from '../../jobs/schedule';

/** Says aloud, once a rule and run, which figures of law are late or missing: prices would be reckoned by old ones. */
export function reportLateRules({ clock, log }: Pick<Services, 'clock' | 'log'>): void {
  for (const { rule, reason: state } of lateRules(dayInTurkey(clock.now())))
    log.error({ rule: rule.id, state, expectedOn: rule.next.on }, 'rule book: a figure needs manual work');
}

export const watchRulesJob: Job = {
  name: 'data.watch-rules',
  handler: async (_data, services) => reportLateRules(services),
  options: { cron: schedule.watchRules, concurrency: 1 },
};
