/** A stub of a provider's server: responds by path as the test says, and records the requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}
type Responder = (request: RecordedRequest, reply: ServerResponse) => void;

export interface ProviderStub {
  url: string;
  requests: RecordedRequest[];
  /** Responses by path; `*` is the default. */
  responses: Record<string, Responder>;
  close(): void;
}

export const json =
  (make: (request: RecordedRequest) => object): Responder =>
  (request, reply) =>
    void reply.setHeader('content-type', 'application/json').end(JSON.stringify(make(request)));

export async function openProviderStub(): Promise<ProviderStub> {
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stub');
      const recorded = { path, query, headers: request.headers, body };
      stub.requests.push(recorded);
      const respond = stub.responses[path] ?? stub.responses['*'];
      if (respond) respond(recorded, reply);
      else reply.writeHead(404).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stub: ProviderStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    responses: {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return stub;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Milliseconds that a test gives an answer that comes: no machine is too busy for them. */
export const patientDeadline = 60_000;
/** For an answer that never comes. */
export const shortDeadline = 200;

/** All faults of a server that must not count as an answer, with the deadline of the adapter. */
export const faults: readonly (readonly [string, Responder, number])[] = [
  ['hangs', () => undefined, shortDeadline],
  ['resets the connection', (_asked, reply) => void reply.destroy(), patientDeadline],
  ['answers HTML', (_asked, reply) => void reply.end('<html>'), patientDeadline],
  ['answers other JSON', (_asked, reply) => void reply.end('{"status":"maybe"}'), patientDeadline],
  [
    'breaks off',
    (_asked, reply) => void reply.writeHead(200, { 'content-length': '100' }).write('{"status":'),
    shortDeadline,
  ],
  ['answers 503', (_asked, reply) => void reply.writeHead(503).end('{"status":"success"}'), patientDeadline],
  [
    'answers more than it may',
    (_asked, reply) => void reply.end(`{"status":"success","x":"${'x'.repeat(300_000)}"}`),
    patientDeadline,
  ],
];
