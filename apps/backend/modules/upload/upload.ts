/** Files that a form asks for: stored for the visit's owner, shown to nobody else, replaced by the next one and taken back. */
import { uploadCalls, uploadPurpose, type UploadPurpose } from '@emsal/api/calls/upload';
import { success } from '@emsal/api/envelope';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomId } from '../../db/random-id';
import { payAsCall } from '../../frame/call-context';
import { defineModule } from '../../frame/module';
import { ProtocolError } from '../../frame/protocol-error';
import type { Services } from '../../frame/services';
import { longestBodyTime } from '../../plugins/body-time';
import { encodeImage } from './encode-image';
import { keepUpload, readUpload, removeUpload, type UploadKey } from './upload-store';

interface FileOfVisit {
  Params: { visitId: string; purpose: string };
  Body: Buffer;
}

/** Points of the caller's budget a minute: encoding an image costs more than any other call. */
const weight = 20;

export const uploadModule = defineModule({
  name: 'upload',
  calls: uploadCalls,
  handlers: {
    'POST quoterequestapi/upload/remove': async ({ visitId, purpose }, { db }) => {
      await removeUpload(db, { visitId, purpose });
      return null;
    },
  },
  routes: uploadRoutes,
});

function uploadRoutes(app: FastifyInstance, services: Services): void {
  const path = '/quoterequestapi/upload/:visitId/:purpose';
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxUploadBytes }, (_request, body, done) =>
    done(null, body),
  );
  // Before the body is read, so that nobody makes the process hold a file that it would refuse.
  app.addHook('onRequest', async (request) => void (await keyOf(services, request as FastifyRequest<FileOfVisit>)));
  // 10 MB over 1 Mbit/s take 84 s.
  app.post<FileOfVisit>(path, { schema: { hide: true }, config: { bodyTime: longestBodyTime } }, async (request) => {
    await payAsCall(services, request, weight);
    const content = await encodeImage(request.body);
    if (!content)
      throw new ProtocolError('badBody', { fields: { [request.params.purpose]: uploadMessages.imageType } });
    const upload = { id: randomId(), ...purposeOf(request), content, createdAt: services.clock.now() };
    await keepUpload(services.db, upload);
    return success({ uploadId: upload.id });
  });
  app.get<FileOfVisit>(path, { schema: { hide: true } }, async (request, reply) => {
    const content = await readUpload(services.db, purposeOf(request));
    if (!content) throw new ProtocolError('notFound');
    return reply.type('image/jpeg').header('x-content-type-options', 'nosniff').send(content);
  });
}

/** @throws ProtocolError tokenMissing, or notFound for another's visit and a purpose that no field has */
async function keyOf({ owned }: Services, request: FastifyRequest<FileOfVisit>): Promise<UploadKey> {
  await owned.visit(request, request.params.visitId);
  return purposeOf(request);
}

function purposeOf({ params: { visitId, purpose } }: FastifyRequest<FileOfVisit>): UploadKey {
  const known = uploadPurpose.safeParse(purpose);
  if (!known.success) throw new ProtocolError('notFound');
  return { visitId, purpose: known.data satisfies UploadPurpose };
}
