/** Documents: the owner's browser or a mail's link gets a download that opens once, within five minutes. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { defineModule } from '../../frame/module';
import { ProtocolError } from '../../frame/protocol-error';
import type { Services } from '../../frame/services';
import { findText } from '../policy-request/texts/shown-texts';
import { findOwnDocument } from './document-store';
import { boundTo, download, grantDownload, openMailLink } from './grants';
import { sendDocument } from './send-document';
import { textPdf } from './text-pdf/text-pdf';

interface Token {
  Params: { token: string };
}
const linkOver =
  'Bu bağlantının süresi doldu ya da bağlantı kullanıldı. Belgeyi e-postadaki bağlantıdan ya da poliçe sayfasından yeniden açın.';
const over = (reply: FastifyReply): FastifyReply => reply.code(410).type('text/plain; charset=utf-8').send(linkOver);

export const documentModule = defineModule({ name: 'document', calls: {}, handlers: {}, routes: documentRoutes });

function documentRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/document/:id', async (request, reply) => {
    const { id: visitorId } = await services.owned.visitor(request);
    const document = await findOwnDocument(services.db, { id: request.params.id, visitorId });
    if (!document) throw new ProtocolError('notFound');
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/api/document/download/${await grantDownload(services, document.id, visitorId)}`, 303);
  });
  app.get<Token>('/document/mail/:token', async (request, reply) => {
    const documentId = await openMailLink(services, request.params.token);
    if (!documentId) return over(reply);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/api/document/download/${await grantDownload(services, documentId, null)}`, 303);
  });
  app.get<Token>('/document/download/:token', async (request, reply) => {
    const owner = await boundTo(services, request.params.token);
    if (owner && (await services.owned.visitor(request)).id !== owner) throw new ProtocolError('notFound');
    const document = await download(services, request.params.token);
    return document ? sendDocument(reply, { ...document, isAttachment: true }) : over(reply);
  });
  textRoute(app);
}

/** The texts that are shown before payment: public, the same for everybody, made once per process. */
function textRoute(app: FastifyInstance): void {
  const made = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { kind: string; version: string } }>('/document/text/:kind/:version', async (request, reply) => {
    const text = findText(request.params.kind, request.params.version);
    if (!text) throw new ProtocolError('notFound');
    const key = `${text.kind}/${text.textVersion}`;
    const content = made.get(key) ?? textPdf(text, new Date(`${text.textVersion}-01T00:00:00Z`));
    made.set(key, content);
    return sendDocument(reply, { name: text.title, content: await content, isAttachment: false });
  });
}
