/** Routes of the API that a browser opens as a page: while the API is away they are asked for again, and then a page says so and goes on asking. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { BodyTooLarge } from './api-body';
import { documentAt } from './document-at';
import { edgeRefusals } from './edge-refusals';
import { retrySeconds, waitingPage, waitingPolicy } from './waiting-page';

/** A form that is sent again must be there whole. */
export async function keepForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method !== 'POST' || !request.body || !documentAt(request.method, request.url)) return;
  try {
    request.body = await text(request.body as Readable);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    await reply.code(413).send(edgeRefusals.tooLarge);
  }
}

/** What was sent and what came of it. */
export interface Attempt {
  req: { method: string; url: URL };
  err: (Error & { code?: string }) | null;
  res: { statusCode: number; stream: Readable } | undefined;
  attempt: number;
}

/** How often a document is asked for again, and after how many milliseconds each time. */
export interface Patience {
  tries: number;
  pause: number;
}
/** A restart of the API takes up to 7 s; together these are 8. */
export const usualPatience: Patience = { tries: 32, pause: 250 };

const away: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const isAway = (status: number): boolean => status === 502 || status === 503;

/** Milliseconds until a document is asked for again; null for every other request, and when it has been asked for often enough. */
export const documentRetry =
  ({ tries, pause }: Patience) =>
  ({ req, err, res, attempt }: Attempt): number | null => {
    const isRefused = err ? away.has(err.code ?? '') : res !== undefined && isAway(res.statusCode);
    if (!isRefused || attempt >= tries || !documentAt(req.method, req.url.pathname)) return null;
    res?.stream.resume();
    return pause;
  };

/** @returns whether the request was a browser's for a document, and has been answered with the page that waits for it */
export function sendWaitingPage({ method, url, headers, body }: FastifyRequest, reply: FastifyReply): boolean {
  const route = documentAt(method, url);
  if (!route || !headers.accept?.includes('text/html')) return false;
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  void reply
    .code(503)
    .removeHeader('content-length')
    .headers({
      'retry-after': String(retrySeconds),
      'cache-control': 'no-store',
      'content-security-policy': waitingPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(waitingPage({ route, url, form }));
  return true;
}

/** An answer of the API on its way to the browser. */
export function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  res: { statusCode: number; stream: Readable },
): void {
  if (isAway(res.statusCode) && sendWaitingPage(request, reply)) return void res.stream.resume();
  void reply.send(res.stream);
}
