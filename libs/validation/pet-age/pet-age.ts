/** Age of a pet when its policy begins: over six months, under ten years (spec funnel 5). */
import { addMonths, addYears } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { petAgeBounds } from './pet-age-bounds';
import { petAgeMessages } from './pet-age-messages';

export type PetAgeCode = keyof typeof petAgeMessages;

const refuse = refusal(petAgeMessages);
const { overMonths, underYears } = petAgeBounds;

/** Days are `YYYY-MM-DD`. */
export function petAge(born: string, today: string): Verdict<string, PetAgeCode> {
  if (addMonths(born, overMonths) >= today) return refuse('tooYoung');
  return addYears(born, underYears) <= today ? refuse('tooOld') : pass(born);
}
