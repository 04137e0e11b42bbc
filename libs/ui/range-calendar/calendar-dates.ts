import { CalendarDate, parseDate } from '@internationalized/date';
import { splitDate } from '@emsal/validation/dates/date-boxes';
import type { DateRange } from './date-range';

/** The date in the boxes; undefined while incomplete or invalid. */
function dayOf(text: string): CalendarDate | undefined {
  const { year, month, day } = splitDate(text);
  const date = new CalendarDate(Number(year), Number(month), Number(day));
  const isWhole = /^\d{4}$/.test(year) && date.month === Number(month) && date.day === Number(day);
  return isWhole ? date : undefined;
}

/** The range marked in the calendar; null until both dates are complete and in order. */
export function markedRange({ start, end }: DateRange): { start: CalendarDate; end: CalendarDate } | null {
  const from = dayOf(start);
  const to = dayOf(end);
  return from && to && from.compare(to) <= 0 ? { start: from, end: to } : null;
}

/** The month shown first: that of an entered date, or of the first available day. */
export const shownFirst = ({ start, end }: DateRange, min?: string): CalendarDate | undefined =>
  dayOf(start) ?? dayOf(end) ?? (min ? parseDate(min) : undefined);
