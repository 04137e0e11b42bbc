/** The answers of a sample whose policy begins as late as it may. */
import type { FirstDayRule } from '@emsal/lines/facts/line-facts';
import type { Answers } from '@emsal/lines/kit/grammar/answers-of';
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { FirstDayFields } from './first-day-fields';

export const laterStart = (today: string, { daysAhead }: FirstDayRule): Answers<FirstDayFields> => ({
  choosesFirstDay: true,
  policyFirstDay: addDays(today, daysAhead),
});
