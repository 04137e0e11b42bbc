/** Weighted limits: each key has a budget of points that refills evenly over a minute (decision 032). */
import type { Clock } from '../clock/clock';

export interface Limits {
  /** Takes points. @returns null when they were there, else the seconds until they will be */
  spend(key: string, points: number): Promise<number | null>;
}
export interface LimitOptions {
  clock: Clock;
  /** Size of the budget and what comes back in a minute. */
  pointsPerMinute: number;
}

interface Budget {
  points: number;
  at: number;
}

/** Budgets that are full again say nothing, so they are dropped from time to time. */
const sweepSize = 10_000;

export function memoryLimits({ clock, pointsPerMinute }: LimitOptions): Limits {
  const budgets = new Map<string, Budget>();
  return {
    spend: async (key, points) => {
      const at = clock.now().getTime();
      if (budgets.size > sweepSize) sweep(budgets, at);
      const { budget, waitSeconds } = take(budgets.get(key), { points, at, pointsPerMinute });
      budgets.set(key, budget);
      return waitSeconds;
    },
  };
}

function take(
  known: Budget | undefined,
  { points, at, pointsPerMinute }: { points: number; at: number; pointsPerMinute: number },
) {
  const perMillisecond = pointsPerMinute / 60_000;
  const filled = known ? Math.min(pointsPerMinute, known.points + (at - known.at) * perMillisecond) : pointsPerMinute;
  const needed = Math.min(points, pointsPerMinute);
  if (filled < needed)
    return { budget: { points: filled, at }, waitSeconds: Math.ceil((needed - filled) / perMillisecond / 1000) };
  return { budget: { points: filled - needed, at }, waitSeconds: null };
}

function sweep(budgets: Map<string, Budget>, at: number): void {
  for (const [key, budget] of budgets) if (at - budget.at > 60_000) budgets.delete(key);
}
