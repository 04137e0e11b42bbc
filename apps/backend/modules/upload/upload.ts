/** Files that a form requests: uploaded, shown to the visit's owner only, replaced and removed. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { uploadCalls, uploadPurpose, type UploadPurpose } from '@emsal/api/calls/upload';
import { success } from '@emsal/api/envelope';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownedByNobody } from '../../customers/owner';
import { randomId } from '../../db/random-id';
import { spendRateLimitAsCall } from '../../http/create-context';
import { defineModule } from '../../http/module';
import type { Visit } from '../../http/principals';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { longestBodyTimeout } from '../../plugins/body-timeout';
import { encodeImage } from './encode-image';
import { saveUpload, readUpload, removeUpload, type UploadKey } from './upload-store';

declare module 'fastify' {
  interface FastifyRequest {
    /** On upload routes only. */
    visit: Visit | null;
  }
}

interface FileOfVisit {
  Params: { visitId: VisitId; purpose: string };
  Body: Buffer;
}

/** Rate limit points of an upload: encoding an image costs more than any other call. */
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
  // Checked before the body is read, so that a refused file is not buffered.
  app.decorateRequest('visit', null);
  app.addHook('onRequest', async (request) => {
    request.visit = await requireVisit(services, request as FastifyRequest<FileOfVisit>);
  });
  // 10 MB over 1 Mbit/s take 84 s.
  app.post<FileOfVisit>(
    path,
    { schema: { hide: true }, config: { bodyTimeout: longestBodyTimeout } },
    async (request) => {
      await spendRateLimitAsCall(services, request, weight);
      const content = await encodeImage(request.body);
      if (!content)
        throw new ProtocolError('badBody', { fields: { [request.params.purpose]: uploadMessages.imageType } });
      const owner = request.visit?.proven ?? ownedByNobody;
      const upload = { id: randomId(), ...purposeOf(request), content, createdAt: services.clock.now(), ...owner };
      await saveUpload(services.db, upload);
      return success({ uploadId: upload.id });
    },
  );
  app.get<FileOfVisit>(path, { schema: { hide: true } }, async (request, reply) => {
    const content = await readUpload(services.db, purposeOf(request));
    if (!content) throw new ProtocolError('notFound');
    return reply.type('image/jpeg').header('x-content-type-options', 'nosniff').send(content);
  });
}

/** @throws ProtocolError tokenMissing, or notFound for another visitor's visit or an unknown purpose */
async function requireVisit({ ownerCheck }: Services, request: FastifyRequest<FileOfVisit>): Promise<Visit> {
  const visit = await ownerCheck.requireVisit(
    request,
    request.params.visitId,
    request.method === 'GET' ? 'read' : 'change',
  );
  purposeOf(request);
  return visit;
}

function purposeOf({ params: { visitId, purpose } }: FastifyRequest<FileOfVisit>): UploadKey {
  const known = uploadPurpose.safeParse(purpose);
  if (!known.success) throw new ProtocolError('notFound');
  return { visitId, purpose: known.data satisfies UploadPurpose };
}
