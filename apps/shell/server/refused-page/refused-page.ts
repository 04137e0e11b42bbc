/** A refusal of what a browser opens as a page: a page in place of the API's format or a bare sentence. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { documentAt } from '../api/document-at';
import { escapeHtml } from '../escape';
import { isApiAddress } from '../requests/edge-refusals';
import { plainHeaders, plainPage } from '../plain-page/plain-page';
import { refusedTexts as texts } from './refused-page.texts';

type Opened = Exclude<keyof typeof texts, 'home'>;

/** What the visitor had asked for; undefined for a call. */
function openedBy({ method, url, headers }: FastifyRequest): Opened | undefined {
  if (!headers.accept?.includes('text/html')) return undefined;
  if (isApiAddress(url)) return documentAt(method, url)?.waitsFor;
  return method === 'POST' ? 'form' : 'page';
}

const hasType = (reply: FastifyReply, type: string): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith(type);

/** The API's own sentence where the visitor did nothing wrong: a link that has expired, too many requests, a fault. */
function sentenceOf(reply: FastifyReply, said: string): string | undefined {
  if (reply.statusCode === 410 && hasType(reply, 'text/plain')) return said;
  const isOurs = reply.statusCode === 429 || reply.statusCode >= 500;
  return isOurs && hasType(reply, 'application/json') ? (JSON.parse(said) as { message?: string }).message : undefined;
}

const read = async (payload: unknown): Promise<string> =>
  payload instanceof Readable ? text(payload) : String(payload ?? '');

export function showRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const opened = reply.statusCode >= 400 ? openedBy(request) : undefined;
    if (!opened || hasType(reply, 'text/html')) return payload;
    const said = await read(payload);
    const lead = escapeHtml(sentenceOf(reply, said) ?? texts[opened].lead);
    reply.removeHeader('content-length').headers(plainHeaders());
    const action = `<p><a class="action" href="/">${texts.home}</a></p>`;
    return plainPage({ title: texts[opened].title, lead, action });
  });
}
