import { lineFacts } from '@emsal/lines/registry/facts-of';
import { policyEnd } from '@emsal/lines/facts/policy-end';
import { shortestGreenCard } from '@emsal/tariffs/green-card/green-card-figures';
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequestOf, QuoteRequest } from './quote-request';

/** Last day of the requested policy: the journey's, otherwise by the line's term. */
export const endOfCover = (request: QuoteRequest): string =>
  request.line === 'GREENCARD'
    ? endOfGreenCard(request.terms.trip)
    : policyEnd(lineFacts[request.line], request.startDate);

/** Both the first and the last day count; a shorter journey gets the minimum term that it pays for. */
function endOfGreenCard({ startDate, endDate }: QuoteRequestOf<'GREENCARD'>['terms']['trip']): string {
  const earliest = addDays(startDate, shortestGreenCard - 1);
  return endDate < earliest ? earliest : endDate;
}

/** Days from the first day to the day of the end. */
export const coverDays = (request: QuoteRequest): number => daysBetween(request.startDate, endOfCover(request));
