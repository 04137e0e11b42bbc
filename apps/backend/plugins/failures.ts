import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProtocolError } from '../frame/protocol-error';
import { protocolBody, protocolErrorOf } from '../frame/replies';

/** Everything that was thrown below becomes its row of the catalogue; a surprise is logged whole and answered without its cause. */
export function mountFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerFailure(new ProtocolError('notFound'), request, reply));
}

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = protocolErrorOf(error);
  if (failure.status >= 500) request.log.error({ err: error }, `answered ${failure.code}`);
  const { retryAfterSeconds } = failure.detail;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(protocolBody(failure));
}
