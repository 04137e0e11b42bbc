/** A proxy between engine and insurers that breaks the responses of chosen insurers and passes all others through. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

export type WireFault = 'hang' | 'serverError' | 'rubbish' | 'halfBody' | 'drip' | 'reset' | 'late';

export interface FaultyProxy {
  url: string;
  /** Insurers whose fault has occurred since the last `injectFault`; a late one has its answer ready. */
  played: Set<number>;
  /** From now on only these insurers fail. */
  injectFault(firmIds: readonly number[], fault: WireFault | null): void;
  /** Sends the answers of late insurers. Resolves when all are sent. */
  deliverLateAnswers(): Promise<void>;
  close(): Promise<void>;
}

/** A late insurer answers correctly, but only on `deliverLateAnswers`. */
const faults: Readonly<Record<Exclude<WireFault, 'late'>, (reply: ServerResponse) => void>> = {
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

export async function faultyProxy(stubsUrl: string): Promise<FaultyProxy> {
  let faulty = new Set<number>();
  let fault: WireFault | null = null;
  const played = new Set<number>();
  const late: Deliver[] = [];
  const delay = (firmId: FirmId, send: Deliver) => {
    late.push(send);
    played.add(firmId);
  };
  const server = createServer((request, reply) => {
    const firmId = Number(/^\/insurers\/(\d+)\//.exec(request.url ?? '')?.[1]);
    if (fault === null || !faulty.has(firmId)) return pass(stubsUrl, request, (answer) => void deliver(answer, reply));
    if (fault === 'late') return pass(stubsUrl, request, (answer) => delay(firmId, () => deliver(answer, reply)));
    played.add(firmId);
    request.resume();
    faults[fault](reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    played: played,
    injectFault: (firmIds, next) => {
      [faulty, fault] = [new Set(firmIds), next];
      played.clear();
    },
    deliverLateAnswers: async () => void (await Promise.all(late.splice(0).map((send) => send()))),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Deliver = () => Promise<void>;

function pass(stubsUrl: string, incoming: IncomingMessage, answered: (answer: IncomingMessage) => void): void {
  const { method, url, headers } = incoming;
  const outgoing = sendRequest(new URL(url ?? '/', stubsUrl), { method, headers }, answered);
  outgoing.on('error', () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}

/** Also when the client has disconnected. */
async function deliver(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  reply.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, reply).catch(() => undefined);
}
