import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import type { LineFacts } from './line-facts';

/** The last day of a policy of the line that starts on the calendar day `start`. */
export function policyEnd({ validityDays }: Pick<LineFacts, 'validityDays'>, start: string): string {
  return validityDays === undefined ? addYears(start, 1) : addDays(start, validityDays);
}
