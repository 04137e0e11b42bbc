import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooLargeCode } from '@emsal/api/outcomes/protocol';
import { ProtocolError } from '../http/protocol-error';
import { protocolBody, protocolErrorOf } from '../http/replies';

/** Maps every thrown error to its row of the catalogue; unexpected errors are logged in full and answered without their cause. */
export function mountErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply));
  app.setNotFoundHandler((request, reply) => replyWithError(new ProtocolError('notFound'), request, reply));
}

/** A file that is too large is answered with the size that it may have. */
const inItsWords = (failure: ProtocolError, { headers }: FastifyRequest): ProtocolError =>
  failure.code === 'tooLarge' ? new ProtocolError(tooLargeCode(headers['content-type'])) : failure;

export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = inItsWords(protocolErrorOf(error), request);
  if (failure.status >= 500) request.log.error({ err: error }, `answered ${failure.code}`);
  const { retryAfterSeconds } = failure.detail;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(protocolBody(failure));
}
