import { watchFrequencies, watchLimits, type WatchFrequency } from '@emsal/api/price-watch';
import { secondsAfter } from '../../clock/clock';

const daySeconds = 24 * 3600;

/** Watches that one run of the job asks for, beside their share of the capacity (`admit-quote.ts`). */
export const watchesPerRun = 10;

export const nextAsk = (frequency: WatchFrequency, from: Date): Date =>
  secondsAfter(from, watchFrequencies[frequency] * daySeconds);

export const endOf = (createdAt: Date): Date => secondsAfter(createdAt, watchLimits.days * daySeconds);

interface Found {
  goal: number | null;
  /** The last price that somebody offered; null before the first. */
  before: number | null;
  price: number | null;
}

/** Whether the customer is notified: at or below the goal only of a price that is lower than the one before. */
export function isNews({ goal, before, price }: Found): boolean {
  if (price === null || price === before) return false;
  if (goal === null) return before !== null;
  return price <= goal && (before === null || price < before);
}
