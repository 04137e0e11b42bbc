/** Calendar and clock in Turkey at an instant: what "today" is for browser, server and sandbox, wherever they run. */

/** Milliseconds. Turkey is three hours ahead of UTC all year, since 8 September 2016; `Intl` knows it too, which the test holds, but its first use takes 13 ms of a browser. */
const ahead = 3 * 3_600_000;

/** `YYYY-MM-DDTHH:mm` of the clock on the wall, for instants from 2017 on. */
export const clockInTurkey = (instant: Date): string =>
  new Date(instant.getTime() + ahead).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** `YYYY-MM-DD`. */
export const dayInTurkey = (instant: Date): string => clockInTurkey(instant).slice(0, 'YYYY-MM-DD'.length);
