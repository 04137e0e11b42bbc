import { partsOfDay } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';

/** The edge's only source of time. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** `YYYY-MM-DD` in Istanbul. */
export const todayOf = (clock: Clock): string => dayInTurkey(clock.now());

export const yearOf = (clock: Clock): number => partsOfDay(todayOf(clock)).year;
