/** Dates of the current policy: its start is within the last year, its end after that and at most a year later. */
import { addYears } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { previousPolicyMessages } from './previous-policy-messages';

export type PreviousPolicyCode = keyof typeof previousPolicyMessages;

const refuse = refusal(previousPolicyMessages);

/** Days are `YYYY-MM-DD`. A policy that began a year ago today is still accepted. */
export function previousPolicyStart(start: string, today: string): Verdict<string, PreviousPolicyCode> {
  if (start > today) return refuse('startInFuture');
  return start < addYears(today, -1) ? refuse('startTooOld') : pass(start);
}

export function previousPolicyEnd(end: string, start: string, today: string): Verdict<string, PreviousPolicyCode> {
  if (end < addYears(today, -1)) return refuse('endTooOld');
  if (end <= start) return refuse('endBeforeStart');
  return end > addYears(start, 1) ? refuse('endTooLate') : pass(end);
}
