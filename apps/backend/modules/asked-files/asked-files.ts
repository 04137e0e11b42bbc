/** Files that an insurer asks of a customer: the employee asks, the customer uploads by a link that is open for a day (decision 366). */
import { askedFileKinds } from '@emsal/api/asked-file-kinds';
import { neededFilesCalls } from '@emsal/api/calls/self-service/needed-files';
import { documentRoutes } from '@emsal/api/document-routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileRoute } from '../../http/file-route';
import { defineModule } from '../../http/module';
import type { Job } from '../../http/job';
import { ProtocolError } from '../../http/protocol-error';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import { fileKinds } from '../entry/file-kinds';
import { findAskedFile } from './asked-file-store';
import { askingJob } from './asking-messages';
import { neededFilesOf, openLink } from './needed-files';
import { saveNeededFiles } from './save-needed-files';
import { unsealFile } from './sealed-file';

export const askedFilesModule = defineModule({
  name: 'asked-files',
  calls: neededFilesCalls,
  handlers: {
    'POST selfservice/formdata/GetCustomerNeededFiles': async ({ hash }, context) => {
      const link = await openLink(context, hash);
      return link instanceof Refusal ? link : neededFilesOf(link, context);
    },
    'POST selfservice/formdata/SaveCustomerNeededFiles': saveNeededFiles,
  },
  jobs: [askingJob as Job],
  routes: mountFile,
});

const sent = fileRoute({
  module: 'asked-files',
  summary: 'A file that this browser has sent.',
  params: z.object({}),
  querystring: z.object({ encryptedFileId: z.string().max(600) }),
});

function mountFile(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { encryptedFileId: string } }>(
    documentRoutes.neededFile.path,
    sent,
    async (request, reply) => {
      const { id: visitorId } = await services.ownerCheck.requireVisitor(request);
      const sealed = unsealFile(request.query.encryptedFileId, services);
      const file = sealed?.visitorId === visitorId ? await findAskedFile(services.db, sealed.fileId) : undefined;
      if (!file?.content || file.visitorId !== visitorId) throw new ProtocolError('notFound');
      const { name, type } = fileKinds[askedFileKinds[file.kind].purpose];
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .send(file.content);
    },
  );
}
