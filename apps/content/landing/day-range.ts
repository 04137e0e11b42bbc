const days = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `1–23 Nisan 2025` for two calendar days, `YYYY-MM-DD`. */
export const formatDayRange = (from: string, to: string): string => days.formatRange(Date.parse(from), Date.parse(to));
