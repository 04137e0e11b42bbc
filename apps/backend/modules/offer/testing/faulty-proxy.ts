/** Stands between the engine and the market and spoils the wire of the insurers that a test names; all others it passes through. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WireFault = 'hang' | 'serverError' | 'rubbish' | 'halfBody' | 'drip' | 'reset' | 'late';

export interface FaultyProxy {
  url: string;
  /** Requests that met their fault since the last `spoil`. */
  met: Set<number>;
  /** From now on these insurers play the fault, and nobody else any. */
  spoil(firmIds: readonly number[], fault: WireFault | null): void;
  close(): Promise<void>;
}

/** A late insurer answers rightly, long after the deadline: `90 s` in the life of the product, never within a test. */
const silent: readonly WireFault[] = ['hang', 'late'];

const players: Readonly<Record<Exclude<WireFault, 'hang' | 'late'>, (reply: ServerResponse) => void>> = {
  serverError: (reply) => void reply.writeHead(503).end('bakım'),
  rubbish: (reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bakım çalışması'),
  halfBody: (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
    reply.write('{"offers":[{"quoteRef":', () => reply.destroy());
  },
  drip: (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => reply.write(' '), 20);
    reply.on('close', () => clearInterval(timer));
  },
  reset: (reply) => void reply.socket?.resetAndDestroy(),
};

export async function faultyProxy(marketUrl: string): Promise<FaultyProxy> {
  let spoilt = new Set<number>();
  let fault: WireFault | null = null;
  const met = new Set<number>();
  const server = createServer((request, reply) => {
    const firmId = Number(/^\/insurers\/(\d+)\//.exec(request.url ?? '')?.[1]);
    if (fault === null || !spoilt.has(firmId)) return pass(marketUrl, request, reply);
    met.add(firmId);
    request.resume();
    if (!silent.includes(fault)) players[fault as keyof typeof players](reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    spoil: (firmIds, next) => {
      [spoilt, fault] = [new Set(firmIds), next];
      met.clear();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(marketUrl: string, incoming: IncomingMessage, reply: ServerResponse): void {
  const { method, url, headers } = incoming;
  const outgoing = ask(new URL(url ?? '/', marketUrl), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  outgoing.on('error', () => reply.destroy());
  incoming.pipe(outgoing);
}
