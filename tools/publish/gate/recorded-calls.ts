/** A proxy in front of the API that notes which calls a trial makes, and what the API says of calls that it does not have. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedCall {
  method: string;
  /** Without its query. */
  path: string;
}

export interface CallRecorder {
  url: string;
  calls: RecordedCall[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

const hopHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

async function forward(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
  const body = await bodyOf(request);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    hopHeaders.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const answer = await fetch(target + request.url!, {
    method: request.method!,
    headers,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'set-cookie': answer.headers.getSetCookie(),
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** @param target origin of the API */
export async function recordCalls(target: string): Promise<CallRecorder> {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    calls.push({ method: request.method!, path: request.url!.split('?', 1)[0]! });
    forward(request, response, target).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Path templates to their methods, as in `/api/openapi.json`. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const segments = (path: string): string[] => path.toLowerCase().split('/');

const fits = (template: string, path: string): boolean => {
  const wanted = segments(template);
  const given = segments(path);
  return (
    wanted.length === given.length &&
    wanted.every((word, at) => word === given[at] || (word.startsWith('{') && given[at] !== ''))
  );
};

const isKnown = ({ paths }: ApiDocument, { method, path }: RecordedCall): boolean =>
  Object.entries(paths).some(
    ([template, methods]) => Object.hasOwn(methods, method.toLowerCase()) && fits(template, path),
  );

/** One sentence for each call that the API does not have. */
export const callRefusals = (calls: readonly RecordedCall[], api: ApiDocument): string[] => [
  ...new Set(
    calls
      .filter((call) => !isKnown(api, call))
      .map(({ method, path }) => `it calls ${method} ${path}, which the live API does not have: publish the API first`),
  ),
];

/** @throws Error when the API does not describe itself */
export async function readApiDocument(target: string): Promise<ApiDocument> {
  const answer = await fetch(`${target}/api/openapi.json`, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${target}/api/openapi.json answers ${answer.status}`);
  return (await answer.json()) as ApiDocument;
}
