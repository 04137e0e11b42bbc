/** Stands between the engine and the market and spoils the wire of the insurers that a test names; all others it passes through. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

export type WireFault = 'hang' | 'serverError' | 'rubbish' | 'halfBody' | 'drip' | 'reset' | 'late';

export interface FaultyProxy {
  url: string;
  /** Insurers that played their fault since the last `spoil`; a late one has its answer ready. */
  met: Set<number>;
  /** From now on these insurers play the fault, and nobody else any. */
  spoil(firmIds: readonly number[], fault: WireFault | null): void;
  /** Sends on the answers of those that are late. Resolves when all are out. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

/** A late insurer answers rightly, but not before it is told to: `90 s` in the life of the product. */
const players: Readonly<Record<Exclude<WireFault, 'late'>, (reply: ServerResponse) => void>> = {
  hang: () => undefined,
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
  const held: Deliver[] = [];
  const hold = (firmId: number, send: Deliver) => {
    held.push(send);
    met.add(firmId);
  };
  const server = createServer((request, reply) => {
    const firmId = Number(/^\/insurers\/(\d+)\//.exec(request.url ?? '')?.[1]);
    if (fault === null || !spoilt.has(firmId)) return pass(marketUrl, request, (answer) => void deliver(answer, reply));
    if (fault === 'late') return pass(marketUrl, request, (answer) => hold(firmId, () => deliver(answer, reply)));
    met.add(firmId);
    request.resume();
    players[fault](reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    spoil: (firmIds, next) => {
      [spoilt, fault] = [new Set(firmIds), next];
      met.clear();
    },
    deliver: async () => void (await Promise.all(held.splice(0).map((send) => send()))),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Deliver = () => Promise<void>;

function pass(marketUrl: string, incoming: IncomingMessage, answered: (answer: IncomingMessage) => void): void {
  const { method, url, headers } = incoming;
  const outgoing = ask(new URL(url ?? '/', marketUrl), { method, headers }, answered);
  outgoing.on('error', () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}

/** Whether anybody still listens or not. */
async function deliver(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  reply.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, reply).catch(() => undefined);
}
