/** End of the health policy that a new one follows: waiting periods go on when at most a month lies between them. */
import { addDays, addMonths } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { healthRenewalMessages } from './health-renewal-messages';

export type HealthRenewalCode = keyof typeof healthRenewalMessages;

const refuse = refusal(healthRenewalMessages);
const renewedDaysAhead = 30;

export function healthRenewal(end: string, today: string): Verdict<string, HealthRenewalCode> {
  if (end > addDays(today, renewedDaysAhead)) return refuse('tooEarly');
  return end < addMonths(today, -1) ? refuse('tooLate') : pass(end);
}
