/** Processes of the product that this process supervises. */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../../../libs/shutdown/is-running.ts';

const programs = { backend: 'apps/backend/main', edge: 'apps/shell/server/main', desk: 'apps/desk/main' } as const;
type Supervised = keyof typeof programs;

/** Ids in the order of their start. */
function processesOf(service: Supervised): number[] {
  const all = execFileSync('ps', ['-Ao', 'pid=,ppid=,args=', '--sort=start_time'], { encoding: 'utf8' });
  const own = new RegExp(`^ *(\\d+) +${process.pid} .*${programs[service]}`, 'gm');
  return [...all.matchAll(own)].map(([, pid]) => Number(pid));
}

export const processOf = (service: Supervised): number => processesOf(service).at(-1)!;

/** Resolves when the old one has ended and another one serves. */
export async function untilReplaced(service: Supervised, old: number): Promise<void> {
  while (isRunning(old)) await pause(50);
  while (processesOf(service).length === 0) await pause(50);
}
