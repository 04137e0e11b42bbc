/** The edge's only source of time. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Istanbul' });

export const yearOf = (clock: Clock): number => Number(yearFormat.format(clock.now()));
