import { addDays, daysBetween } from './calendar-day';

const aMonday = '2026-11-23';
/** Monday to Friday; public holidays count as working days. */
const isWorkingDay = (day: string): boolean => ((daysBetween(aMonday, day) % 7) + 7) % 7 < 5;

/** The working day that follows after so many. @param day `YYYY-MM-DD` */
export function workingDaysAfter(day: string, count: number): string {
  let next = day;
  for (let left = count; left > 0; left -= isWorkingDay(next) ? 1 : 0) next = addDays(next, 1);
  return next;
}
