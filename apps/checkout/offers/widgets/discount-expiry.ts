import type { Offer } from '@emsal/state/offer/offer-state';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';

const hour = 3_600_000;
const day = 24 * hour;
/** Spec funnel 9: the card shows within three days of a real expiry. */
const shownWithin = 3 * day;

export interface Expiry {
  firmName: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** ISO date in Turkey. */
  day: string;
}

/** The next online discount to end, if that is within three days of `now`. */
export function soonestExpiry(offers: readonly Offer[], now: number): Expiry | null {
  const expiries = offers.flatMap(({ firmName, onlineDiscountExpireDate: end }) =>
    end === null ? [] : [{ firmName, at: Date.parse(end), day: dayInTurkey(new Date(end)) }],
  );
  const soon = expiries.filter(({ at }) => at > now && at - now <= shownWithin);
  return soon.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

export interface TimeLeft {
  days: number;
  hours: number;
}

/** Whole days and hours of a span in milliseconds. */
export const timeLeft = (span: number): TimeLeft => ({
  days: Math.floor(span / day),
  hours: Math.floor((span % day) / hour),
});
