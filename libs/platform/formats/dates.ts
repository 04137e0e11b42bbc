/** Dates and times in Turkish, the same in every environment. Not by `Intl`, whose first use is slow in browsers. */
import { clockInTurkey } from '@emsal/validation/dates/day-in-turkey';

const noBreakSpace = '\u00A0';
const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');

/** Year, month and day, zero-padded, of a calendar day `YYYY-MM-DD` or an ISO instant. */
const parts = (value: string): string[] =>
  (value.length === 10 ? value : clockInTurkey(new Date(value)).slice(0, 10)).split('-');

/** `14.12.2026`, for tables. */
export const formatDate = (value: string): string => parts(value).reverse().join('.');

/** `14 Aralık 2026`, for sentences; with a no-break space after the day. */
export function formatLongDate(value: string): string {
  const [year, month, day] = parts(value);
  return `${Number(day)}${noBreakSpace}${months[Number(month) - 1]} ${year}`;
}

/** `Kasım 2026`, the month of a day or of a text's edition, `2026-11…`. */
export function formatMonth(value: string): string {
  const [year, month] = value.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** `18.00`, the time of an instant in Istanbul. */
export const formatTime = (instant: string): string => clockInTurkey(new Date(instant)).slice(-5).replace(':', '.');
