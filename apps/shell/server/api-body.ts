/** How much the API may be sent. More is refused here, whether its length was told or is found out on the way. */
import { Transform, type Readable } from 'node:stream';
import { maxJsonBytes } from '@emsal/api/body-limit';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { edgeRefusals } from './edge-refusals';

/** What ends a body on its way. */
export class BodyTooLarge extends Error {}

/** A body whose length nobody told, counted while it is passed on. The rest of one that is too large is read and dropped: its sender hears the answer after it. */
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

export async function boundBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { 'content-type': type = '', 'content-length': told } = request.headers;
  const limit = /^application\/json/i.test(type) ? maxJsonBytes : maxUploadBytes;
  if (Number(told ?? 0) > limit) await reply.code(413).send(edgeRefusals.tooLarge);
  else if (told === undefined && request.body) request.body = counted(request.body as Readable, limit);
}
