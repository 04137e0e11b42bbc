/** The mail provider (`POST /mail/messages`) and the mailbox with the delivered mails (`/mailbox`). */
import type { FastifyInstance } from 'fastify';
import { html } from '../page/html';
import { sendPage } from '../page/page';
import type { SandboxService } from '../service';
import { createMailStore, incomingMail, type MailStore, type ReceivedMail } from './mail-store';
import { attachmentPath, mailDetail, mailList } from './mailbox-pages';

const summary = (mail: ReceivedMail): object => ({
  id: mail.id,
  to: mail.to,
  from: mail.from,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  receivedAt: mail.receivedAt,
  attachments: mail.attachments.map(({ filename, contentType }, index) => ({
    filename,
    contentType,
    url: attachmentPath(mail, index),
  })),
});

export const mail: SandboxService = async (app, { clock, switches }) => {
  const store = createMailStore();
  app.post('/mail/messages', { bodyLimit: 10_000_000 }, (request, reply) => {
    const message = incomingMail.safeParse(request.body);
    if (!message.success) return reply.code(400).send({ code: 'badMessage' });
    if (switches.take('mail-down')) return reply.code(503).send({ code: 'down' });
    if (switches.take('mail-refused', message.data.to)) return reply.code(422).send({ code: 'refused' });
    return reply.send({ id: store.add(message.data, clock.now()).id });
  });
  mailbox(app, store);
};

function mailbox(app: FastifyInstance, store: MailStore): void {
  app.get<{ Querystring: { to?: string } }>('/mailbox/messages.json', (request) => ({
    messages: store.list(request.query.to).map(summary),
  }));
  app.get('/mailbox', (_request, reply) =>
    sendPage(reply, {
      title: 'Posta kutusu',
      body: html`<h1>Posta kutusu</h1>
        ${mailList(store.list())}`,
    }),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id', (request, reply) => {
    const found = store.byId(request.params.id);
    return found
      ? sendPage(reply, { title: found.subject, body: mailDetail(found), policy: { 'frame-src': "'self'" } })
      : reply.callNotFound();
  });
  mailParts(app, store);
}

function mailParts(app: FastifyInstance, store: MailStore): void {
  // The mail's markup is shown in a sandboxed frame without scripts; inline styles are allowed, as in mail clients.
  // Links open outside the frame; downloads work.
  app.get<{ Params: { id: string } }>('/mailbox/:id/body', (request, reply) => {
    const found = store.byId(request.params.id);
    if (!found) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
      )
      .send(found.html.replace('<head>', '<head><base target="_blank">'));
  });
  app.get<{ Params: { id: string; index: string } }>('/mailbox/:id/attachments/:index', (request, reply) => {
    const file = store.byId(request.params.id)?.attachments[Number(request.params.index)];
    if (!file) return reply.callNotFound();
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(file.content, 'base64'));
  });
}
