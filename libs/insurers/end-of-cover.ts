import { policyEnd } from '@emsal/lines/facts/policy-end';
import type { AnyLineQuestion } from '@emsal/lines/kit/question/question';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { questionOf } from '@emsal/lines/server/server-lines';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequest } from './quote-request';

/** Last day of the requested policy: as the line's question says, otherwise by the line's term. */
export function endOfCover(request: QuoteRequest): string {
  const { lastDay }: AnyLineQuestion = questionOf(request.line);
  return lastDay ? lastDay(request as never) : policyEnd(lineFacts[request.line], request.startDate);
}

/** Days from the first day to the day of the end. */
export const coverDays = (request: QuoteRequest): number => daysBetween(request.startDate, endOfCover(request));
