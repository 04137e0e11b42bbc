import { clockInTurkey } from '@emsal/validation/dates/day-in-turkey';

/** When cover begins on its first day and ends on its last, in Turkish time: noon (general conditions). A trip is covered by whole days. */
export const coverHour = '12.00';

/**
 * The hour at which a policy that is made at `at` begins: on a first day whose noon is past, that moment, because nothing is insured
 * backwards. @param startDate `YYYY-MM-DD`
 */
export function beginsAt(startDate: string, at: Date): string {
  const clock = clockInTurkey(at);
  return clock < `${startDate}T12:00` ? coverHour : clock.slice(-'HH:mm'.length).replace(':', '.');
}
