/** A form that could not be stored: why, and one button that sends the same again, so that nothing is typed twice. */
import type { Failure } from '@emsal/api/envelope';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../escape';
import { plainHeaders, plainPage } from '../plain-page/plain-page';
import { refusedTexts } from '../refused-page/refused-page.texts';

const { tooMany, unavailable } = protocolFailures;
const texts = refusedTexts.form;

const hiddenFields = (body: unknown): string =>
  Object.entries((body ?? {}) as Record<string, unknown>)
    .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

export function sendAgain(request: FastifyRequest, reply: FastifyReply, { messageCode }: Failure): FastifyReply {
  const isTooMany = messageCode === 'tooMany';
  const { status, message } = isTooMany ? tooMany : unavailable;
  const button = `<button class="action" type="submit">${texts.again}</button>`;
  const action = `<form method="post" action="${escapeHtml(request.url)}">${hiddenFields(request.body)}${button}</form>`;
  return reply
    .code(status)
    .headers(plainHeaders())
    .header('retry-after', isTooMany ? '60' : '3')
    .send(plainPage({ title: texts.title, lead: escapeHtml(message), action }));
}
