import { readFileSync } from 'node:fs';

/** State, parent and so on; only Linux says so, elsewhere and of a process that is gone they are empty. */
function factsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** A process that has ended stays listed until its parent takes note. */
const isOnlyListed = (pid: number): boolean => factsOf(pid)[0] === 'Z';

/** When a process started, as the system counts it: another process with the same id has another one. Empty where nobody says so. */
export const startOf = (pid: number): string => factsOf(pid)[19] ?? '';

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isOnlyListed(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
