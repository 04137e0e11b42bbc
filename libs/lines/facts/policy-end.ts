import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import type { LineFacts } from './line-facts';

/** When cover begins on its first day and ends on its last, in Turkish time: noon (general conditions). A trip is covered by whole days. */
export const coverHour = '12.00';

/** The last day of a policy of the line that starts on the calendar day `start`. */
export function policyEnd({ validityDays }: Pick<LineFacts, 'validityDays'>, start: string): string {
  return validityDays === undefined ? addYears(start, 1) : addDays(start, validityDays);
}
