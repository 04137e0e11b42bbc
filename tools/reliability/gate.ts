/** A gate between the API and the outside world. A trap at one of its points does something before the request goes on, or before the answer comes back. */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request's path, then its body on the next line, tell of it. */
const gatePaths = {
  initialize: /^\/bank\/merchant\/initialize/,
  authorise: /^\/bank\/merchant\/authorise/,
  inquire: /^\/bank\/merchant\/orders\//,
  refund: /^\/bank\/merchant\/refund/,
  /** Some insurers name the order in the path, those with one service in the message. */
  order: /^\/insurers\/\d+\/(.*(polic|order)|service\n[^]*IssueRequest)/i,
  mail: /^\/mail\/messages/,
} as const;
export type GatePath = keyof typeof gatePaths;
/** `after` is when the world has done it and the API has not heard. */
export type GatePoint = `${'before' | 'after'} ${GatePath}`;
export const gatePoints = (Object.keys(gatePaths) as GatePath[]).flatMap((path): GatePoint[] => [
  `before ${path}`,
  `after ${path}`,
]);

export interface Gate {
  url: string;
  /** Once, at the next request that passes the point. */
  trap(point: GatePoint, act: () => Promise<void>): void;
  isArmed(): boolean;
  disarm(): void;
  close(): Promise<void>;
}

export async function openGate(target: string): Promise<Gate> {
  let armed: { point: GatePoint; act: () => Promise<void> } | null = null;
  const spring = async (point: GatePoint | null): Promise<boolean> => {
    if (!armed || armed.point !== point) return false;
    const { act } = armed;
    armed = null;
    await act();
    return true;
  };
  const pass = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await bytesOf(incoming);
    const told = `${incoming.url}\n${body}`;
    const path = (Object.keys(gatePaths) as GatePath[]).find((name) => gatePaths[name].test(told));
    if (path && (await spring(`before ${path}`))) return void answer.destroy();
    const reply = await forwarded(target, incoming, body);
    if (path && (await spring(`after ${path}`))) return void answer.destroy();
    answer.writeHead(reply.status, reply.headers).end(reply.body);
  };
  const server = createServer((incoming, answer) => void pass(incoming, answer).catch(() => answer.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trap: (point, act) => (armed = { point, act }),
    isArmed: () => armed !== null,
    disarm: () => (armed = null),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Forwarded {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
function forwarded(target: string, { url, method, headers }: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((done, failed) => {
    const out = send(target + url, { method, headers }, (reply) =>
      bytesOf(reply).then(
        (content) => done({ status: reply.statusCode ?? 502, headers: reply.headers, body: content }),
        failed,
      ),
    );
    out.on('error', failed);
    out.end(body);
  });
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
