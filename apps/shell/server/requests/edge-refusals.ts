/** Errors of the edge itself, in the API's format. */
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { notFoundTexts } from '@emsal/products/not-found.texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '../../errors/error-page.texts';

export const apiFault = (status: number) => ({ message: errorTexts.failedTitle, messageCode: `http${status}` });

export const edgeRefusals = {
  crossSite: { message: 'Bu form yalnızca bu siteden gönderilebilir.', messageCode: 'crossSite' },
  wrongType: apiFault(415),
  fileTooLarge: { message: protocolFailures.fileTooLarge.message, messageCode: 'fileTooLarge' },
  tooLarge: { message: protocolFailures.tooLarge.message, messageCode: 'tooLarge' },
  tooSlow: apiFault(408),
  noApi: apiFault(502),
  unavailable: { message: protocolFailures.unavailable.message, messageCode: 'unavailable' },
} as const;

export const isApiAddress = (url: string): boolean => url.startsWith('/api/');

/** For an address that does not exist: the form of an unknown line, a method that no route has, or a path that the router cannot parse. */
export function replyNotFound({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = protocolFailures.notFound;
  if (isApiAddress(url)) return reply.code(status).send({ message, messageCode: 'notFound' });
  return reply.code(status).type('text/plain; charset=utf-8').send(notFoundTexts.title);
}
