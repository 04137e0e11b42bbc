/** Dates and times as people in Turkey read them; the zone is Europe/Istanbul wherever the code runs. */

const noBreakSpace = '\u00A0';

/** Made at the first use: the first formatter costs a page about 13 ms of processor. */
function formatOf(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) =>
    (made ??= new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: 'Europe/Istanbul' })).format(date);
}
const short = formatOf({ day: '2-digit', month: '2-digit', year: 'numeric' });
const long = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const clock = formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A calendar day `YYYY-MM-DD` means noon in Istanbul, far from both midnights; an instant is ISO 8601. */
const toInstant = (value: string): Date => new Date(value.length === 10 ? `${value}T12:00:00+03:00` : value);

/** `14.12.2026`, for tables. */
export const formatDate = (value: string): string => short(toInstant(value));

/** `14 Aralık 2026`, for sentences; a no-break space after the day. */
export const formatLongDate = (value: string): string => long(toInstant(value)).replace(' ', noBreakSpace);

/** `18.00` of an instant. */
export const formatTime = (instant: string): string => clock(new Date(instant)).replace(':', '.');
