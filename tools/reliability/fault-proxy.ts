/** A proxy between the API and external services that can run a fault before a request is forwarded or before its reply is returned. */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Matched against a request's path, a newline, and its body. */
const gatePaths = {
  initialize: /^\/bank\/merchant\/initialize/,
  authorise: /^\/bank\/merchant\/authorise/,
  inquire: /^\/bank\/merchant\/orders\//,
  refund: /^\/bank\/merchant\/refund/,
  /** Some insurers name the order in the path, those with a single SOAP endpoint in the message. */
  order: /^\/insurers\/\d+\/(.*(polic|order)|service\n[^]*IssueRequest)/i,
  mail: /^\/mail\/messages/,
} as const;
export type FaultRoute = keyof typeof gatePaths;
/** `after`: the service has done its work and the API has not received the reply. */
export type FaultPoint = `${'before' | 'after'} ${FaultRoute}`;
export const faultPoints = (Object.keys(gatePaths) as FaultRoute[]).flatMap((path): FaultPoint[] => [
  `before ${path}`,
  `after ${path}`,
]);

export interface FaultProxy {
  url: string;
  /** Runs the fault once, at the next request that passes the point. */
  intercept(point: FaultPoint, act: () => Promise<void>): void;
  isArmed(): boolean;
  disarm(): void;
  close(): Promise<void>;
}

export async function openFaultProxy(target: string): Promise<FaultProxy> {
  let armed: { point: FaultPoint; act: () => Promise<void> } | null = null;
  const trigger = async (point: FaultPoint | null): Promise<boolean> => {
    if (!armed || armed.point !== point) return false;
    const { act } = armed;
    armed = null;
    await act();
    return true;
  };
  const pass = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await bytesOf(incoming);
    const request = `${incoming.url}\n${body}`;
    const path = (Object.keys(gatePaths) as FaultRoute[]).find((name) => gatePaths[name].test(request));
    if (path && (await trigger(`before ${path}`))) return void answer.destroy();
    const reply = await forwarded(target, incoming, body);
    if (path && (await trigger(`after ${path}`))) return void answer.destroy();
    answer.writeHead(reply.status, reply.headers).end(reply.body);
  };
  const server = createServer((incoming, answer) => void pass(incoming, answer).catch(() => answer.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercept: (point, act) => (armed = { point, act }),
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
