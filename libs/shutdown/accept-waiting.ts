/** Connections that the system has taken and the process has not are reset when its socket closes. */
import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** The event loop takes one connection a turn. A server that is never at rest closes all the same. */
const mostTurns = 20;

/** Settles when none waits any more. */
export async function acceptWaiting(server: Server): Promise<void> {
  let quietTurns = 0;
  const taken = (): void => void (quietTurns = 0);
  server.on('connection', taken);
  // The first turn may end before the loop looks at its sockets.
  for (let turn = 0; quietTurns < 2 && turn < mostTurns; turn += 1) {
    quietTurns += 1;
    await setImmediate();
  }
  server.off('connection', taken);
}
