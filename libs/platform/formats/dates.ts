/** Dates and times as people in Turkey read them; the zone is Europe/Istanbul wherever the code runs. */

const timeZone = 'Europe/Istanbul';
const noBreakSpace = '\u00A0';
const short = new Intl.DateTimeFormat('tr-TR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const long = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });

/** A calendar day `YYYY-MM-DD` means noon in Istanbul, far from both midnights; an instant is ISO 8601. */
const toInstant = (value: string): Date => new Date(value.length === 10 ? `${value}T12:00:00+03:00` : value);

/** `14.12.2026`, for tables. */
export const formatDate = (value: string): string => short.format(toInstant(value));

/** `14 Aralık 2026`, for sentences; a no-break space after the day. */
export const formatLongDate = (value: string): string => long.format(toInstant(value)).replace(' ', noBreakSpace);

/** `18.00` of an instant. */
export const formatTime = (instant: string): string => clock.format(new Date(instant)).replace(':', '.');
