/** A stub of the backend: issues a token and a visit and records its requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Sent {
  method: string;
  path: string;
  cookies: string;
  body: string;
}

export interface StubApi {
  url: string;
  sent: Sent[];
  /** What editors publish at /trafik-sigortasi; null: the calls of the content fail. */
  publishTitle: (title: string | null) => void;
  close: () => Promise<void>;
}

const token = 't'.repeat(43);
const visitId = '0123456789abcdef0123456789abcdef';
const success = (result: unknown): object => ({ isSuccess: true, result, message: null, messageCode: null });

type Answer = { status?: number; body: object; cookies?: string[] };

const described = {
  paths: {
    '/api/token/create': { post: {} },
    '/api/token/check': { post: {} },
    '/api/who': { get: {} },
  },
};

const answers: Record<string, (sent: Sent) => Answer> = {
  '/api/openapi.json': () => ({ body: described }),
  '/api/token/create': () => ({
    body: success(token),
    cookies: [`token=${token}; Path=/`, 'token-secret=s; Path=/; HttpOnly'],
  }),
  '/api/token/check': () => ({ body: success(true) }),
  '/api/quoterequestapi/sharedstep/createfunnel': () => ({
    body: success(visitId),
    cookies: [`visit-53=${visitId}; Path=/; HttpOnly`],
  }),
  // A visitor with the cookie `outage` meets a service that is away.
  '/api/who': ({ cookies }) =>
    cookies.includes('outage=')
      ? { status: 503, body: { message: 'Tekrar deneyin.', messageCode: 'unavailable' } }
      : { body: { token: /token=(\w+)/.exec(cookies)?.[1] ?? null } },
};

/** The edge reads the content beside every test, so these calls are not recorded. */
const contentCall = /^\/api\/cms\/(module|content)\//;

/** Editors have no pages, and the sitemap is asked for beside every state of the content. */
const sitemapAnswers: Readonly<Record<string, object>> = {
  '/api/cms/content/countsitemapparts': success(1),
  '/api/cms/content/getsitemap': [],
};

function contentAnswers() {
  let title: string | null = null;
  let changeDate = 0;
  const seoUrl = 'trafik-sigortasi';
  return {
    publishTitle: (next: string | null): void => {
      title = next;
      changeDate += 1;
    },
    answer: (path: string): Answer => {
      if (path in sitemapAnswers) return { body: sitemapAnswers[path]! };
      if (title === null) return { status: 503, body: { message: 'Tekrar deneyin.', messageCode: 'unavailable' } };
      return { body: path.includes('/module/') ? [{ seoUrl, changeDate }] : success({ seoUrl, title }) };
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/** Two events with a pause, as a quote stream has them. */
function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: insurer\ndata: 1\n\n');
  setTimeout(() => response.end('event: complete\ndata: 2\n\n'), 200);
}

const reply = (response: ServerResponse, { status = 200, body, cookies = [] }: Answer): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies })
    .end(JSON.stringify(body));

async function answer(request: IncomingMessage, response: ServerResponse, sent: Sent[]): Promise<void> {
  // Closes the connection as soon as the body arrives.
  if (request.url === '/api/impatient') request.once('data', () => request.destroy());
  const one = {
    method: request.method ?? '',
    path: request.url ?? '',
    cookies: request.headers.cookie ?? '',
    body: await bodyOf(request),
  };
  sent.push(one);
  if (one.path === '/api/stream') return stream(response);
  reply(response, answers[one.path]?.(one) ?? { body: success(null) });
}

export async function openStubApi(): Promise<StubApi> {
  const sent: Sent[] = [];
  const content = contentAnswers();
  // A client that disconnects gets no reply.
  const server: Server = createServer((request, response) => {
    if (contentCall.test(request.url!)) return reply(response, content.answer(request.url!));
    answer(request, response, sent).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    publishTitle: content.publishTitle,
    close,
  };
}
