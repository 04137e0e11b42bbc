/** What a page does while nothing happens: one that computes without a pause makes every press slow, also on the pages after it. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that are watched; what a page still has to do after hydration is over in one of them. */
const span = 250;
const spans = 8;
/** Share of the time in which the process does anything. */
const mostBusy = 0.5;
/** Share of a processor; on a busy machine a page that rests only waits. */
const mostComputing = 0.1;

async function isBusy(): Promise<boolean> {
  const loop = performance.eventLoopUtilization();
  const used = process.cpuUsage();
  await pause(span);
  const { user, system } = process.cpuUsage(used);
  const { utilization, active, idle } = performance.eventLoopUtilization(loop);
  return utilization > mostBusy && (user + system) / 1_000 > mostComputing * (active + idle);
}

/** In a process that has nothing to do but this page. */
export async function restFaults(): Promise<string[]> {
  for (let at = 0; at < spans; at++) if (!(await isBusy())) return [];
  return ['keeps the processor busy while nothing happens: end its timers, or let them wait longer'];
}
