/** End of a journey: after its start, at most one year later. */
import { addYears } from '../dates/calendar-day';
import { pass, refusal, type Verdict } from '../verdict';
import { travelEndMessages } from './travel-end-messages';

export type TravelEndCode = keyof typeof travelEndMessages;

const refuse = refusal(travelEndMessages);

/** Days are `YYYY-MM-DD`. */
export function travelEnd(end: string, start: string): Verdict<string, TravelEndCode> {
  if (end <= start) return refuse('notAfterStart');
  return end > addYears(start, 1) ? refuse('tooLong') : pass(end);
}
