import { formatDate } from '@emsal/platform/formats/dates';

/** One year from a calendar day `YYYY-MM-DD`; 29 February ends on 1 March. */
export function oneYearLater(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
}

/** `14.12.2026 – 14.12.2027`; empty while no start is known. */
export const policyPeriod = (startDate: string): string =>
  startDate === '' ? '' : `${formatDate(startDate)} – ${formatDate(oneYearLater(startDate))}`;
