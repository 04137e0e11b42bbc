/** Age rules: adults, the parent who buys for a child, personal accident. Ages are completed years. */
import { ageOn } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { accidentAgeLimit, adultAge } from './age-limits';
import { agesMessages } from './ages-messages';

export type AgesCode = keyof typeof agesMessages;

const refuse = refusal(agesMessages);

export function isAdult(birthday: string, today: string): boolean {
  return ageOn(birthday, today) >= adultAge;
}

/** The buyer for a child must have completed 18 years. */
export function parentAge(birthday: string, today: string): Verdict<string, AgesCode> {
  return isAdult(birthday, today) ? pass(birthday) : refuse('parentTooYoung');
}

export function personalAccidentAge(birthday: string, today: string): Verdict<string, AgesCode> {
  if (!isAdult(birthday, today)) return refuse('accidentTooYoung');
  return ageOn(birthday, today) >= accidentAgeLimit ? refuse('accidentAge') : pass(birthday);
}
