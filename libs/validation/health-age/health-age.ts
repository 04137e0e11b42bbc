/** Ages in a health policy (spec funnel 5), in completed years. */
import { ageOn } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { healthAgeMessages } from './health-age-messages';

export type HealthAgeCode = keyof typeof healthAgeMessages;

const refuse = refusal(healthAgeMessages);
const oldestChild = 18;
const oldestFamilyChild = 24;

/** Insured without an adult. */
export const childPolicyAge = (birthday: string, today: string): Verdict<string, HealthAgeCode> =>
  ageOn(birthday, today) > oldestChild ? refuse('childPolicy') : pass(birthday);

export const familyChildAge = (birthday: string, today: string): Verdict<string, HealthAgeCode> =>
  ageOn(birthday, today) > oldestFamilyChild ? refuse('familyChild') : pass(birthday);

export const isHealthAdult = (birthday: string, today: string): boolean => ageOn(birthday, today) > oldestChild;

export const healthAdultAge = (birthday: string, today: string): Verdict<string, HealthAgeCode> =>
  isHealthAdult(birthday, today) ? pass(birthday) : refuse('adult');
