/** The calendar day in Istanbul, `YYYY-MM-DD`: the loader reads it once, so that edge and browser judge by the same day. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });

export const todayInIstanbul = (now: Date = new Date()): string => calendar.format(now);
