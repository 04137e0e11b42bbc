/** Age limits of a journey: each traveller's age on its first day counts. */
import { ageOn, isCalendarDay } from '@emsal/validation/dates/calendar-day';

interface Travelling {
  travellers: readonly { birthday: string }[];
  startDate: string;
}

/** Places in the list, from 1, of those who are older; a birth date that is not complete is no age. */
export const placesOlderThan = (most: number, { travellers, startDate }: Travelling): readonly number[] =>
  travellers.flatMap(({ birthday }, index) =>
    isCalendarDay(birthday) && ageOn(birthday, startDate) > most ? [index + 1] : [],
  );
