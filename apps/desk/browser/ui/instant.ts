const format = new Intl.DateTimeFormat('tr', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Istanbul' });

/** `26.11.2026 14:20`, in Turkey. @param instant ISO 8601 or milliseconds since the epoch */
export const shownInstant = (instant: string | number): string => format.format(new Date(instant));
