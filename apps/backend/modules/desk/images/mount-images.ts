/** Pictures at the desk: an upload is made into the files of a page at once; the editor shows them from this origin. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import type { FastifyInstance } from 'fastify';
import { randomId } from '../../../db/random-id';
import { refusalsOf } from '../../../http/refusal';
import { envelopeOf } from '../../../http/replies';
import type { Services } from '../../../http/services';
import { plainImageRoutes } from '../../content/images/image-files';
import { saveImage } from '../../content/images/image-store';
import { makeImages } from '../../content/images/make-images';
import type { DeskContext } from '../desk-context';
import { admitStaff, deskContextOf, deskPrefix } from '../mount-desk-calls';

const refuse = refusalsOf(deskOutcomes);

async function storeImage(bytes: Buffer, { db, clock, staff, record }: DeskContext) {
  const made = await makeImages(bytes);
  if (!made) return refuse('imageRefused');
  const id = randomId();
  await saveImage(db, made, { id, uploadedBy: staff.id, uploadedAt: clock.now() });
  await record({ action: 'imageUploaded', object: id });
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
      scope.post(`${deskPrefix}/images`, { bodyLimit: maxUploadBytes }, async (request, reply) => {
        const admitted = await admitStaff('content.publish', { services, request, reply });
        if (!admitted) return reply;
        const answer = await storeImage(request.body as Buffer, deskContextOf(admitted, { services, reply }));
        const { status, body } = envelopeOf(answer);
        return reply.code(status).send(body);
      });
    }),
  );
