import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { shownFirst } from './calendar-dates';
import type { DateRange } from './date-range';

const sameRange = (a: DateRange, b: DateRange): boolean => a.start === b.start && a.end === b.end;

/** The day that the calendar shows and focuses: it follows what is typed into the boxes, not what is chosen in itself. */
export function useShownDay(range: DateRange, min: string | undefined) {
  const [day, show] = useState(() => shownFirst(range, min));
  const [known, keep] = useState(range);
  if (!sameRange(known, range)) {
    const typed: CalendarDate | undefined = shownFirst(range);
    keep(range);
    if (typed && (min === undefined || typed.toString() >= min)) show(typed);
  }
  return { day, show, keep };
}
