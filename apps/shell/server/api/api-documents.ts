/**
 * What is asked for again while the API is away: whatever reads, routes that a browser opens as a page, which then says so and goes on
 * asking, and the saves of drafts, whose page may be gone. Other calls are answered 503, and their page repeats them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { BodyTooLarge, refuseTooLarge } from './api-body';
import { documentAt } from './document-at';
import { apiFault, edgeRefusals } from '../requests/edge-refusals';
import { waitingHeaders, waitingPage } from './waiting-page';

/** A save may arrive twice: it carries its number. */
const isDraftSave = (method: string, path: string): boolean =>
  method === 'POST' && path === '/api/quoterequestapi/draft/save';

/** What is sent again must be there whole, as the one type that the API reads there. */
export async function keepBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, url, body } = request;
  const isSave = isDraftSave(method, url);
  if (method !== 'POST' || !body || !(isSave || documentAt(method, url))) return;
  const type = isSave ? 'application/json' : 'application/x-www-form-urlencoded';
  if (typeOf(request) !== type) return void (await reply.code(415).send(edgeRefusals.wrongType));
  try {
    const kept = await text(body as Readable);
    // The proxy encodes JSON itself.
    request.body = isSave ? (JSON.parse(kept) as unknown) : kept;
    // It throws for parameters that the API would ignore.
    request.headers['content-type'] = type;
  } catch (error) {
    if (error instanceof BodyTooLarge) await refuseTooLarge(request, reply);
    else if (error instanceof SyntaxError) await reply.code(400).send(apiFault(400));
    else throw error;
  }
}

const typeOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['content-type']?.split(';', 1)[0]!.trim().toLowerCase();

/** What was sent and what came of it. */
export interface Attempt {
  req: { method: string; url: URL };
  err: (Error & { code?: string }) | null;
  res: { statusCode: number; stream: Readable } | undefined;
  attempt: number;
}

/** How often a request is sent again, and after how many milliseconds each time. */
export interface Patience {
  tries: number;
  pause: number;
}
/** A restart of the API takes up to 7 s; together these are 8. */
export const usualPatience: Patience = { tries: 32, pause: 250 };

const away: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** @param error of the connection to the API */
export const isUnreachable = (error: unknown): boolean =>
  away.has((error as { code?: unknown } | null | undefined)?.code);
const isAway = (status: number): boolean => status === 502 || status === 503;

/** A save is not sent again to an API that answers, which may be overloaded: its page does that. */
function isSentAgain({ req: { method, url }, err, res }: Attempt): boolean {
  const mayArriveTwice = method === 'GET' || isDraftSave(method, url.pathname) || !!documentAt(method, url.pathname);
  if (err) return isUnreachable(err) && mayArriveTwice;
  return res !== undefined && isAway(res.statusCode) && !!documentAt(method, url.pathname);
}

/** Milliseconds until the request is sent again; null for every other one, and when it was sent often enough. */
export const retryWhileAway =
  ({ tries, pause }: Patience) =>
  (made: Attempt): number | null => {
    const { res, attempt } = made;
    if (attempt >= tries || !isSentAgain(made)) return null;
    res?.stream.resume();
    return pause;
  };

/** @returns whether the request was a browser's for a document, and has been answered with the page that waits for it */
export function sendWaitingPage({ method, url, headers, body }: FastifyRequest, reply: FastifyReply): boolean {
  const route = documentAt(method, url);
  if (!route || !headers.accept?.includes('text/html')) return false;
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  void reply.code(503).removeHeader('content-length').headers(waitingHeaders).send(waitingPage({ route, url, form }));
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
