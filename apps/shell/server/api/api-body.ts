/** Limits the size of request bodies to the API, by their content length or, without one, while they are streamed. */
import { Transform, type Readable } from 'node:stream';
import { maxFormBytes, maxJsonBytes } from '@emsal/api/body-limit';
import { tooLargeCode } from '@emsal/api/outcomes/protocol';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentAt } from './document-at';
import { edgeRefusals } from '../requests/edge-refusals';

/** Ends the streaming of a request body. */
export class BodyTooLarge extends Error {}

/**
 * Counts a body without a content length while it is streamed. The rest of one that is too large is read and discarded, because a
 * client reads the reply only after it has sent its body.
 */
function counted(body: Readable, limit: number): Readable {
  let passed = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(passed > limit ? new BodyTooLarge() : null, chunk);
    },
  });
  body.once('error', (error) => counter.destroy(error));
  counter.once('error', () => body.resume());
  return body.pipe(counter);
}

const isFile = ({ method, url, headers }: FastifyRequest): boolean =>
  !documentAt(method, url) && tooLargeCode(headers['content-type']) === 'fileTooLarge';

/** The same limits as in the API. */
function limitOf(request: FastifyRequest): number {
  if (documentAt(request.method, request.url)) return maxFormBytes;
  return isFile(request) ? maxUploadBytes : maxJsonBytes;
}

export const refuseTooLarge = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(413).send(edgeRefusals[isFile(request) ? 'fileTooLarge' : 'tooLarge']);

export async function limitBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { 'content-length': length } = request.headers;
  const limit = limitOf(request);
  if (Number(length ?? 0) > limit) await refuseTooLarge(request, reply);
  else if (length === undefined && request.body) request.body = counted(request.body as Readable, limit);
}
