/** Calendar and clock in Turkey at an instant: what "today" is for browser, server and sandbox, in any time zone. */

/**
 * Milliseconds. Turkey is three hours ahead of UTC all year, since 8 September 2016. Not by `Intl`, whose first use is slow in
 * browsers; a spec compares the two.
 */
const ahead = 3 * 3_600_000;

/** `YYYY-MM-DDTHH:mm` in local time, for instants from 2017. */
export const clockInTurkey = (instant: Date): string =>
  new Date(instant.getTime() + ahead).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** `YYYY-MM-DD`. */
export const dayInTurkey = (instant: Date): string => clockInTurkey(instant).slice(0, 'YYYY-MM-DD'.length);
