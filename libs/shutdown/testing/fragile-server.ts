/** A server that can be made to fail outside every catch: `/throw`, `/reject`; `/slow` is answered by `/finish`. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endInOrder } from '../end-process.ts';

let slow: ServerResponse | undefined;
const later = (work: () => void): void => void setImmediate(work);
const actions: Record<string, (response: ServerResponse) => void> = {
  '/slow': (response) => {
    slow = response;
    process.stdout.write('slow\n');
  },
  '/throw': (response) => {
    response.end();
    later(() => {
      throw new Error('thrown by nobody');
    });
  },
  '/reject': (response) => {
    response.end();
    Promise.reject(new Error('rejected by nobody'));
  },
};

const server = createServer((request, response) => actions[request.url!]!(response.setHeader('connection', 'close')));
const write = (facts: object, words: string): void => {
  const { err } = facts as { err?: Error };
  process.stdout.write(`${words}: ${err?.message ?? ''}\n`);
};

endInOrder({
  log: { info: write, error: write, fatal: write },
  limit: Number(process.argv[2]),
  drain: () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeIdleConnections();
    }),
});
process.on('message', () => slow!.end('finished'));
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
