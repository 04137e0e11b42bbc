import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { coverHour, policyEnd } from '@emsal/lines/facts/policy-end';
import { formatDate } from '@emsal/platform/formats/dates';
import type { Order } from './load-order';

/** `14.12.2026 12.00 – 14.12.2027 12.00`, for a trip its days; empty while the start is unknown. */
export function policyPeriod(line: LineFacts, { startDate, trip }: Pick<Order['user'], 'startDate' | 'trip'>): string {
  if (startDate === '') return '';
  const days = [startDate, trip?.endDate ?? policyEnd(line, startDate)].map(formatDate);
  return days.map((day) => (trip ? day : `${day} ${coverHour}`)).join(' – ');
}
