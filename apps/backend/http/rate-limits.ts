/** Weighted rate limits: a token bucket per key that refills evenly over a minute (decision 201). */
import type { Clock } from '@emsal/platform/clock';

export interface RateLimits {
  /**
   * Spends points. @returns null when there were enough, else the seconds until there will be
   * @param perMinute size of this key's bucket and its refill, where it is not the usual one
   */
  spend(key: string, points: number, perMinute?: number): Promise<number | null>;
}
export interface RateLimitOptions {
  clock: Clock;
  /** Size of a bucket and its refill per minute. */
  pointsPerMinute: number;
}

interface Budget {
  points: number;
  at: number;
}

/** Number of buckets above which full ones are dropped. A cache with a maximum could evict a spent bucket, which would reset its limit. */
const mostBuckets = 10_000;

export function memoryRateLimits({ clock, pointsPerMinute }: RateLimitOptions): RateLimits {
  const budgets = new Map<string, Budget>();
  return {
    spend: async (key, points, perMinute = pointsPerMinute) => {
      const at = clock.now().getTime();
      if (budgets.size > mostBuckets) dropFullBuckets(budgets, at);
      const { budget, waitSeconds } = take(budgets.get(key), { points, at, perMinute });
      budgets.set(key, budget);
      return waitSeconds;
    },
  };
}

function take(known: Budget | undefined, { points, at, perMinute }: { points: number; at: number; perMinute: number }) {
  const perMillisecond = perMinute / 60_000;
  const filled = known ? Math.min(perMinute, known.points + (at - known.at) * perMillisecond) : perMinute;
  const needed = Math.min(points, perMinute);
  if (filled < needed)
    return { budget: { points: filled, at }, waitSeconds: Math.ceil((needed - filled) / perMillisecond / 1000) };
  return { budget: { points: filled - needed, at }, waitSeconds: null };
}

function dropFullBuckets(budgets: Map<string, Budget>, at: number): void {
  for (const [key, budget] of budgets) if (at - budget.at > 60_000) budgets.delete(key);
}
