const hour = 3_600_000;
const day = 24 * hour;
/** Spec funnel 9. */
const shownWithin = 3 * day;

/** Whether a discount ends within three days of `now`; both in milliseconds since the epoch. */
export const isEndingSoon = (endsAt: number, now: number): boolean => endsAt > now && endsAt - now <= shownWithin;

export interface TimeLeft {
  days: number;
  hours: number;
}

/** Whole days and hours of a duration in milliseconds. */
export const timeLeft = (span: number): TimeLeft => ({
  days: Math.floor(span / day),
  hours: Math.floor((span % day) / hour),
});
