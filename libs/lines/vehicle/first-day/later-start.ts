/** The answers of a sample whose policy begins as late as it may. */
import type { Answers } from '@emsal/lines/kit/field';
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { FirstDayFields } from './first-day-fields';

export const laterStart = (today: string): Answers<FirstDayFields> => ({
  choosesFirstDay: true,
  policyFirstDay: addDays(today, 30),
});
