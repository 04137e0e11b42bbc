import { lineFacts } from '@emsal/lines/facts/line-facts';
import { policyEnd } from '@emsal/lines/facts/policy-end';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequest } from './quote-request';

/** The day on which the asked policy would end: a journey's last, else what the line says. */
export const endOfCover = (request: QuoteRequest): string =>
  request.line === 'GREENCARD' ? request.travel.endDate : policyEnd(lineFacts[request.line], request.startDate);

/** Days from the first to the day of the end. */
export const coverDays = (request: QuoteRequest): number => daysBetween(request.startDate, endOfCover(request));
