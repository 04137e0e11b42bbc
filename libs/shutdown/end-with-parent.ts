/**
 * Ends a child process together with this one, whatever ended it, `kill -9` included. A shell waits for the end of a pipe that only this
 * process holds, so the child may hang in a loop.
 */
import { spawn, type ChildProcess } from 'node:child_process';

/** A line says that the child has ended by itself. Signals for the whole group are for the others. */
const watch = 'trap \'\' HUP INT TERM; read line || kill -KILL "$1"';

/** @param isGroup whether the child leads a process group, all of which ends */
export function endWithParent(child: ChildProcess, isGroup = false): void {
  if (child.pid === undefined) return;
  const target = String(isGroup ? -child.pid : child.pid);
  const watcher = spawn('/bin/sh', ['-c', watch, 'sh', target], { stdio: ['pipe', 'ignore', 'ignore'] });
  // Without a shell the child still ends by itself at the end of its channel, unless it hangs.
  watcher.once('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  child.once('exit', () => watcher.stdin.end('ended\n'));
}
