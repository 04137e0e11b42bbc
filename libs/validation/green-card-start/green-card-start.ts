/** Start of a green card: today or later, at most 60 days ahead. */
import { addDays } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { greenCardStartMessages } from './green-card-start-messages';

export type GreenCardStartCode = keyof typeof greenCardStartMessages;

const refuse = refusal(greenCardStartMessages);
const maxDaysAhead = 60;

export const latestGreenCardStart = (today: string): string => addDays(today, maxDaysAhead);

export function greenCardStart(start: string, today: string): Verdict<string, GreenCardStartCode> {
  if (start < today) return refuse('past');
  return start > latestGreenCardStart(today) ? refuse('tooFar') : pass(start);
}
