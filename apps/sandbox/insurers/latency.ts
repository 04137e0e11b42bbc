import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** SANDBOX_LATENCY: 1 is the insurers' usual time, 0 responds at once. */
const setting = z.coerce.number().min(0).max(100).default(1);

export function readLatencyFactor(variables: Record<string, string | undefined>): number {
  const factor = setting.safeParse(variables['SANDBOX_LATENCY'] || undefined);
  if (!factor.success) throw new Error('SANDBOX_LATENCY must be a number from 0 to 100');
  return factor.data;
}

/** Waits between 80% and 120% of the usual time, times the factor. @param spread in [0, 1) */
export const usualDelay = ({
  latencyMs,
  factor,
  spread,
}: {
  latencyMs: number;
  factor: number;
  spread: number;
}): Promise<void> => wait(latencyMs * factor * (0.8 + 0.4 * spread), undefined, { ref: false });
