/** Instants that are reckoned from others. */

/** `date` moved by whole seconds. */
export const secondsAfter = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Midnight in Turkey at which a day begins; the zone has no summer time since 2016. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);
