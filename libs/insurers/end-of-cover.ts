import { lineFacts } from '@emsal/lines/facts/line-facts';
import { policyEnd } from '@emsal/lines/facts/policy-end';
import { shortestGreenCard } from '@emsal/tariffs/green-card/green-card-figures';
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';
import type { QuestionOf, QuoteRequest } from './quote-request';

/** The day on which the asked policy would end: a journey's last, else what the line says. */
export const endOfCover = (request: QuoteRequest): string =>
  request.line === 'GREENCARD' ? endOfGreenCard(request.travel) : policyEnd(lineFacts[request.line], request.startDate);

/** The first and the last day count; a shorter journey has the days that it pays for. */
function endOfGreenCard({ startDate, endDate }: QuestionOf<'GREENCARD'>['travel']): string {
  const earliest = addDays(startDate, shortestGreenCard - 1);
  return endDate < earliest ? earliest : endDate;
}

/** Days from the first to the day of the end. */
export const coverDays = (request: QuoteRequest): number => daysBetween(request.startDate, endOfCover(request));
