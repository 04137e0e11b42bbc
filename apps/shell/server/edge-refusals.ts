/** What the edge itself refuses or cannot deliver, as the API says such things. */
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { notFoundTexts } from '@emsal/products/not-found.texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '../routes/error-page.texts';

export const edgeRefusals = {
  crossSite: { message: 'Bu form yalnızca bu siteden gönderilebilir.', messageCode: 'crossSite' },
  wrongType: { message: errorTexts.failedTitle, messageCode: 'http415' },
  noApi: { message: errorTexts.failedTitle, messageCode: 'http502' },
} as const;

/** An address that the router itself cannot read, because it is no valid percent-encoding or too long, names nothing. */
export function refuseAddress({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = protocolFailures.notFound;
  if (url.startsWith('/api/')) return reply.code(status).send({ message, messageCode: 'notFound' });
  return reply.code(status).type('text/plain; charset=utf-8').send(notFoundTexts.title);
}
