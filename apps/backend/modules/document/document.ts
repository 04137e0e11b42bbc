/** Documents: the owner's browser or a mail's link gets a download that opens once, within five minutes. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomId } from '@emsal/api/calls/shapes';
import { brand } from '@emsal/brand/brand';
import { z } from 'zod';
import { fileRoute } from '../../frame/file-route';
import { defineModule } from '../../frame/module';
import { ProtocolError } from '../../frame/protocol-error';
import type { Services } from '../../frame/services';
import { findShownFile } from '../policy-request/texts/shown-files';
import { findOwnDocument } from './document-store';
import { boundTo, download, grantDownload, openMailLink } from './grants';
import { sendDocument } from './send-document';

interface Token {
  Params: { token: string };
}
const downloadOver =
  'Bu bağlantı bir kez açılır ve kullanıldı ya da süresi doldu. Belgeyi poliçe sayfanızdan ya da e-postadaki bağlantıdan yeniden açın.';
const mailOver = `Bu bağlantı 24 saat açıktı, süresi doldu. Poliçeniz e-postanın ekinde durur; bulamazsanız ${brand.phones.sales} numarasını arayın.`;
const over = (reply: FastifyReply, why: string): FastifyReply =>
  reply.code(410).type('text/plain; charset=utf-8').send(why);

const owned = fileRoute({
  module: 'document',
  summary: 'The owner’s way to a document: redirects to a download that opens once.',
  params: z.object({ id: randomId }),
});
const ofToken = z.object({ token: z.string().max(100) });
const mailed = fileRoute({ module: 'document', summary: 'The same from the link in a mail.', params: ofToken });
const opened = fileRoute({
  module: 'document',
  summary: 'A document, once: 410 with a sentence when the link is used or over.',
  params: ofToken,
});
const shown = fileRoute({
  module: 'document',
  summary: 'A text that is shown before payment, as a file.',
  params: z.object({ line: z.string().max(40), kind: z.string().max(40), textVersion: z.string().max(100) }),
});

export const documentModule = defineModule({ name: 'document', calls: {}, handlers: {}, routes: documentRoutes });

function documentRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/document/:id', owned, async (request, reply) => {
    const { id: visitorId } = await services.owned.visitor(request);
    const document = await findOwnDocument(services.db, { id: request.params.id, visitorId });
    if (!document) throw new ProtocolError('notFound');
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/api/document/download/${await grantDownload(services, document.id, visitorId)}`, 303);
  });
  app.get<Token>('/document/mail/:token', mailed, async (request, reply) => {
    const documentId = await openMailLink(services, request.params.token);
    if (!documentId) return over(reply, mailOver);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/api/document/download/${await grantDownload(services, documentId, null)}`, 303);
  });
  app.get<Token>('/document/download/:token', opened, async (request, reply) => {
    const owner = await boundTo(services, request.params.token);
    if (owner && (await services.owned.visitor(request)).id !== owner) throw new ProtocolError('notFound');
    const document = await download(services, request.params.token);
    return document ? sendDocument(reply, { ...document, isAttachment: true }) : over(reply, downloadOver);
  });
  textRoute(app, services);
}

/** The texts that are shown before payment: public, the same file for everybody. */
function textRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { line: string; kind: string; textVersion: string } }>(
    '/document/text/:line/:kind/:textVersion',
    shown,
    async (request, reply) => {
      const file = await findShownFile(services, request.params);
      if (!file) throw new ProtocolError('notFound');
      return sendDocument(reply, { ...file, isAttachment: false });
    },
  );
}
