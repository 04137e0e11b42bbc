/** Uploads of short forms. A file is the body of a request of its own, before the form is sent; it is checked by its bytes and kept for the browser that sent it. */
import { entryPurpose, type EntryPurpose } from '@emsal/api/calls/entry';
import { success } from '@emsal/api/envelope';
import { entryFilePath } from '@emsal/api/send-file';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomId } from '../../db/random-id';
import { spendRateLimitAsCall } from '../../http/create-context';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { longestBodyTimeout } from '../../plugins/body-timeout';
import { saveEntryFile } from './entry-store';
import { fileKinds } from './file-kinds';

interface FileRequest {
  Params: { purpose: string };
  Body: Buffer;
}

/** Counts against the rate limit like an upload of a visit. */
const weight = 20;

function purposeOf({ params }: FastifyRequest<FileRequest>): EntryPurpose {
  const { success: isKnown, data } = entryPurpose.safeParse(params.purpose);
  if (!isKnown) throw new ProtocolError('notFound');
  return data;
}

export function entryFileRoutes(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxUploadBytes }, (_request, body, done) =>
    done(null, body),
  );
  // Before the body is read, so that a refused file is not buffered.
  app.addHook('onRequest', async (request) => {
    await services.ownerCheck.requireVisitor(request);
    purposeOf(request as FastifyRequest<FileRequest>);
  });
  app.post<FileRequest>(
    `/${entryFilePath(':purpose' as EntryPurpose)}`,
    { schema: { hide: true }, config: { bodyTimeout: longestBodyTimeout } },
    async (request) => {
      await spendRateLimitAsCall(services, request, weight);
      const { id: visitorId } = await services.ownerCheck.requireVisitor(request);
      const purpose = purposeOf(request);
      const content = await fileKinds[purpose].read(request.body);
      if (typeof content === 'string')
        throw new ProtocolError('badBody', { fields: { [purpose]: uploadMessages[content] } });
      const file = { id: randomId(), visitorId, purpose, content, createdAt: services.clock.now() };
      await services.db.transaction((tx) => saveEntryFile(tx, file));
      return success({ uploadId: file.id });
    },
  );
}
