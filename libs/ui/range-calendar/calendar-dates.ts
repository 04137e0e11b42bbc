import { CalendarDate, parseDate } from '@internationalized/date';
import { splitDate } from '@emsal/validation/dates/date-boxes';
import type { DateRange } from './range-calendar';

/** The day that boxes hold; undefined while it is half typed or no day of any month. */
function dayOf(text: string): CalendarDate | undefined {
  const { year, month, day } = splitDate(text);
  const date = new CalendarDate(Number(year), Number(month), Number(day));
  const isWhole = /^\d{4}$/.test(year) && date.month === Number(month) && date.day === Number(day);
  return isWhole ? date : undefined;
}

/** What the calendar marks: both days, or nothing until both are whole and in order. */
export function markedRange({ start, end }: DateRange): { start: CalendarDate; end: CalendarDate } | null {
  const [from, to] = [dayOf(start), dayOf(end)];
  return from && to && from.compare(to) <= 0 ? { start: from, end: to } : null;
}

/** The month to show first: that of a typed day, else of the first day that can be chosen. */
export const shownFirst = ({ start, end }: DateRange, min?: string): CalendarDate | undefined =>
  dayOf(start) ?? dayOf(end) ?? (min ? parseDate(min) : undefined);
