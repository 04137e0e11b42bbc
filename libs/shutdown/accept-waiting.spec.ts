import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { acceptWaiting } from './accept-waiting';

/** A program that connects five times and exits, leaving the connections in the backlog. */
const connect = (port: number): string =>
  `const net = require('node:net'); let left = 5;
   for (let i = 0; i < 5; i += 1) net.connect(${port}, '127.0.0.1', () => (left -= 1) || process.exit());`;

it('a server takes every connection that waits before it closes', async () => {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Nothing is accepted meanwhile: this thread is blocked.
  execFileSync(process.execPath, ['-e', connect((server.address() as AddressInfo).port)]);
  expect(taken).toBe(0);
  await acceptWaiting(server);
  server.close();
  expect(taken).toBe(5);
});
