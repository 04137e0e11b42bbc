/** Pictures at the desk: an upload is made into the files of a page at once; the editor shows them from this origin. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomId } from '../../../db/random-id';
import { ProtocolError } from '../../../http/protocol-error';
import { refusalsOf } from '../../../http/refusal';
import { envelopeOf } from '../../../http/replies';
import type { Services } from '../../../http/services';
import { plainImageRoutes } from '../../content/images/image-files';
import { saveImage } from '../../content/images/image-store';
import { makeImages } from '../../content/images/make-images';
import type { DeskContext } from '../desk-context';
import { admitStaff, deskContextOf, deskPrefix, type Admitted, type Asked } from '../mount-desk-calls';

const refuse = refusalsOf(deskOutcomes);

declare module 'fastify' {
  interface FastifyRequest {
    /** Of an upload at the desk only. */
    admitted: Admitted | null;
  }
}

/** Uploads of one person in a minute: making a picture's files takes the processor for seconds. */
const uploadsPerMinute = 20;

async function admitUpload(asked: Asked): Promise<Admitted | undefined> {
  const admitted = await admitStaff('content.publish', asked);
  if (!admitted) return undefined;
  const { rateLimits } = asked.services;
  const waitSeconds = await rateLimits.spend(`desk upload:${admitted.staff.id}`, 1, uploadsPerMinute);
  if (waitSeconds !== null) throw new ProtocolError('tooMany', { retryAfterSeconds: waitSeconds });
  return admitted;
}

async function storeImage(bytes: Buffer, { db, clock, staff, record }: DeskContext) {
  const made = await makeImages(bytes);
  if (!made) return refuse('imageRefused');
  const id = randomId();
  await db.transaction(async (tx) => {
    await saveImage(tx, made, { id, uploadedBy: staff.id, uploadedAt: clock.now() });
    await record({ action: 'imageUploaded', object: id }, tx);
  });
  return { id, width: made.width, height: made.height };
}

/** In a scope of its own, whose bodies are files. */
export const mountImages = (app: FastifyInstance, services: Services): Promise<void> =>
  Promise.resolve(
    app.register(async (scope) => {
      plainImageRoutes(scope, services, deskPrefix);
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxUploadBytes }, (_request, body, done) =>
        done(null, body),
      );
      scope.decorateRequest('admitted', null);
      const options = {
        bodyLimit: maxUploadBytes,
        // Before the body is read, so that a refused file is not buffered.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          request.admitted = (await admitUpload({ services, request, reply })) ?? null;
          return request.admitted ? undefined : reply;
        },
      };
      scope.post(`${deskPrefix}/images`, options, async ({ admitted, body: bytes }, reply) => {
        const answer = await storeImage(bytes as Buffer, deskContextOf(admitted!, { services, reply }));
        const { status, body } = envelopeOf(answer);
        return reply.code(status).send(body);
      });
    }),
  );
