import type { Clock } from '@emsal/platform/clock';
import { partsOfDay } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';

/** `YYYY-MM-DD` in Istanbul. */
export const todayOf = (clock: Clock): string => dayInTurkey(clock.now());

export const yearOf = (clock: Clock): number => partsOfDay(todayOf(clock)).year;
