/** Start of a travel policy: today or later. */
import { pass, refusal, type Verdict } from '../verdict';
import { travelStartMessages } from './travel-start-messages';

export type TravelStartCode = keyof typeof travelStartMessages;

const refuse = refusal(travelStartMessages);

/** Days are `YYYY-MM-DD`. */
export const travelStart = (start: string, today: string): Verdict<string, TravelStartCode> =>
  start < today ? refuse('past') : pass(start);
