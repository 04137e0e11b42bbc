/** On which days a policy may begin beside a running one, and whether that one is a reference for its price (spec decisions). */
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';
import type { FirstDayRule } from './line-facts';

export interface FirstDayInput {
  today: string;
  /** Last day of the current policy of the same line; it may be over. */
  policyEnd: string | undefined;
}

export type FirstDay =
  | {
      kind: 'open';
      first: string;
      /** Whether the policy that ends is a reference for the new price. */
      isReference: boolean;
    }
  /** The running policy ends too far ahead. `remindOn`: from this day the running policy is a reference. */
  | { kind: 'later'; opensOn: string; remindOn: string };

export function firstDay({ daysAhead, referenceDays = daysAhead }: FirstDayRule, input: FirstDayInput): FirstDay {
  const { today, policyEnd = today } = input;
  const daysLeft = daysBetween(today, policyEnd);
  if (daysLeft > daysAhead)
    return { kind: 'later', opensOn: addDays(policyEnd, -daysAhead), remindOn: addDays(policyEnd, -referenceDays) };
  return {
    kind: 'open',
    first: daysLeft > 0 ? policyEnd : today,
    isReference: daysLeft <= referenceDays,
  };
}
