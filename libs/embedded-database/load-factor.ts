/** A probe's deadline on a busy machine: every process gets a share of the processors, and a slow answer is not a hang. */
import { availableParallelism, loadavg } from 'node:os';

const maxFactor = 6;

/** By how much a deadline is longer than on a quiet machine: from 1 to 6. Windows reports no load. */
export const loadFactor = (load = loadavg()[0]!, processors = availableParallelism()): number =>
  Math.min(maxFactor, Math.max(1, load / processors));

/** @returns whole milliseconds, as timers want them */
export const deadlineUnderLoad = (milliseconds: number, ...machine: Parameters<typeof loadFactor>): number =>
  Math.round(milliseconds * loadFactor(...machine));
