/** Documents: the owner's browser is redirected to a download that works once within five minutes, a link to the page that asks who is there. */
import { documentRoutes, documentUrl } from '@emsal/api/document-routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomId } from '@emsal/api/calls/shapes';
import { z } from 'zod';
import { fileRoute } from '../../http/file-route';
import { defineModule } from '../../http/module';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { documentTexts } from './document.texts';
import { boundTo, download, grantDownload } from './grants';
import { pdfPath } from './pdf-link';
import { requireOwnDocument } from './require-own-document';
import { sendDocument } from './send-document';

interface Token {
  Params: { token: string };
}
const replyGone = (reply: FastifyReply, why: string): FastifyReply =>
  reply.code(410).type('text/plain; charset=utf-8').send(why);

const owned = fileRoute({
  module: 'document',
  summary: 'Redirects the owner of a document to a download that works once.',
  params: z.object({ id: randomId }),
});
const ofToken = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });
const mailed = fileRoute({
  module: 'document',
  summary: 'Redirects a link of a mail of earlier releases to its page.',
  params: ofToken,
});
const opened = fileRoute({
  module: 'document',
  summary: 'A document, once: 410 with a message when the link was used or has expired.',
  params: ofToken,
});
export const documentModule = defineModule({ name: 'document', calls: {}, handlers: {}, routes: mountDocuments });

function mountDocuments(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(documentRoutes.ownDocument.path, owned, async (request, reply) => {
    const visitor = await services.ownerCheck.requireVisitor(request);
    const document = await requireOwnDocument(services, visitor, request.params.id);
    return reply
      .header('cache-control', 'no-store')
      .redirect(documentUrl('download', { token: await grantDownload(services, document.id, visitor.id) }), 303);
  });
  app.get<Token>(documentRoutes.mailedDocument.path, mailed, async ({ params }, reply) =>
    reply.redirect(pdfPath('policy', params.token, 'mail'), 303),
  );
  app.get<Token>(documentRoutes.download.path, opened, async (request, reply) => {
    const owner = await boundTo(services, request.params.token);
    if (owner && (await services.ownerCheck.requireVisitor(request)).id !== owner) throw new ProtocolError('notFound');
    const document = await download(services, request.params.token);
    return document
      ? sendDocument(reply, { ...document, isAttachment: true })
      : replyGone(reply, documentTexts.downloadExpired);
  });
}
