import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { coverHour } from '@emsal/lines/facts/cover-hour';
import { policyEnd } from '@emsal/lines/facts/policy-end';
import { formatDate } from '@emsal/platform/formats/dates';
import type { Order } from './load-order';

/**
 * `14.12.2026 12.00 – 14.12.2027 12.00`, for a trip its days; empty while the start is unknown. A policy of today begins at noon or, after
 * it, when it is bought: no hour is named. @param today `YYYY-MM-DD`
 */
export function policyPeriod(
  line: LineFacts,
  { startDate, trip }: Pick<Order['user'], 'startDate' | 'trip'>,
  today: string,
): string {
  if (startDate === '') return '';
  if (trip) return `${formatDate(startDate)} – ${formatDate(trip.endDate)}`;
  const start = startDate > today ? `${formatDate(startDate)} ${coverHour}` : formatDate(startDate);
  return `${start} – ${formatDate(policyEnd(line, startDate))} ${coverHour}`;
}
