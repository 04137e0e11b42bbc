/** A provider's server for tests: answers what the test says, path by path, and keeps what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}
type Play = (asked: Asked, reply: ServerResponse) => void;

export interface ProviderDouble {
  url: string;
  asked: Asked[];
  /** From now on; `*` stands for every path without a line of its own. */
  answers: Record<string, Play>;
  close(): void;
}

export const json =
  (make: (asked: Asked) => object): Play =>
  (asked, reply) =>
    void reply.setHeader('content-type', 'application/json').end(JSON.stringify(make(asked)));

export async function openDouble(): Promise<ProviderDouble> {
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://double');
      const asked = { path, query, headers: request.headers, body };
      double.asked.push(asked);
      const play = double.answers[path] ?? double.answers['*'];
      if (play) play(asked, reply);
      else reply.writeHead(404).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const double: ProviderDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers: {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return double;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Every way in which a server gives no answer that may count. */
export const faults: readonly (readonly [string, Play])[] = [
  ['hangs', () => undefined],
  ['resets the connection', (_asked, reply) => void reply.destroy()],
  ['answers HTML', (_asked, reply) => void reply.end('<html>')],
  ['answers other JSON', (_asked, reply) => void reply.end('{"status":"maybe"}')],
  ['breaks off', (_asked, reply) => void reply.writeHead(200, { 'content-length': '100' }).write('{"status":')],
  ['answers 503', (_asked, reply) => void reply.writeHead(503).end('{"status":"success"}')],
  ['answers more than it may', (_asked, reply) => void reply.end(`{"status":"success","x":"${'x'.repeat(300_000)}"}`)],
];
