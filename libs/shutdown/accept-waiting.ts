/** Connections in the listen backlog, which the process has not accepted yet, would be reset when its socket closes. */
import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** The event loop may accept one connection per turn. A server that is never idle closes after this many. */
const mostTurns = 20;

/** Resolves when the backlog is empty. */
export async function acceptWaiting(server: Server): Promise<void> {
  let quietTurns = 0;
  const taken = (): void => void (quietTurns = 0);
  server.on('connection', taken);
  // The first turn may end before the loop polls its sockets.
  for (let turn = 0; quietTurns < 2 && turn < mostTurns; turn += 1) {
    quietTurns += 1;
    await setImmediate();
  }
  server.off('connection', taken);
}
