/** The mailer against a real SMTP server in this process. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { patientDeadline, shortDeadline } from '../bank/testing/provider-stub';
import { mailer } from './mailer';

const mail = {
  to: 'ayse@ornek.example',
  subject: 'Poliçeniz hazır, İyi günler',
  text: 'Merhaba Ayşe',
  html: '<p>Merhaba Ayşe</p>',
  attachments: [{ name: 'poliçe.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
  dedupeKey: 'policy-mail-1',
};
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function opened(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
async function openSmtp(options: SMTPServerOptions = {}): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  closing.push(() => smtp.close());
  return { port: await opened(smtp.server as unknown as Server), received };
}
const sender = (port: number, { login = '', deadline = patientDeadline } = {}) =>
  mailer({ url: `smtp://${login}127.0.0.1:${port}`, from: 'Emsal <bilgi@emsal.example>', deadline });
const refusing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

it('delivers text, HTML and attachment, with the dedupe key as message id', async () => {
  const { port, received } = await openSmtp();
  expect(await sender(port).sendMail(mail)).toEqual({ ok: true });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^Message-ID: <policy-mail-1@emsal\.example>\r$/m);
  expect(received[0]).toMatch(/^To: ayse@ornek\.example\r$/m);
  expect(received[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

it('authenticates with user and password of the URL', async () => {
  const seen: unknown[] = [];
  const { port } = await openSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push(username, password);
      return done(null, { user: 'x' });
    },
  });
  expect(await sender(port, { login: 'emsal:par%40ola@' }).sendMail(mail)).toEqual({ ok: true });
  expect(seen).toEqual(['emsal', 'par@ola']);
});

it.each([
  [550, 'refused'],
  [451, 'unavailable'],
])('reports a recipient that is answered with %i as %s', async (code, reason) => {
  const { port } = await openSmtp({ onRcptTo: (_address, _session, done) => done(refusing(code)) });
  expect(await sender(port).sendMail(mail)).toEqual({ ok: false, reason });
});

it.each<[string, SMTPServerOptions]>([
  ['our login', { onAuth: (_login, _session, done) => done(refusing(535)) }],
  ['our connection', { onConnect: (_session, done) => done(refusing(554)) }],
  ['our sender', { onMailFrom: (_address, _session, done) => done(refusing(550)) }],
])('reports a refusal of %s as unavailable, because it says nothing about the recipient', async (_whose, options) => {
  const { port } = await openSmtp({ allowInsecureAuth: true, ...options });
  expect(await sender(port, { login: 'emsal:wrong@' }).sendMail(mail)).toEqual({ ok: false, reason: 'unavailable' });
});

it.each<[string, (server: Server) => void]>([
  ['never greets', () => undefined],
  ['hangs up', (server) => void server.on('connection', (socket) => socket.destroy())],
  ['does not speak SMTP', (server) => void server.on('connection', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))],
  ['is busy', (server) => void server.on('connection', (socket) => socket.end('421 later\r\n'))],
])('reports a server that %s as unavailable', async (_what, misbehave) => {
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  misbehave(server);
  const port = await opened(server);
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  expect(await sender(port, { deadline: shortDeadline }).sendMail(mail)).toEqual({ ok: false, reason: 'unavailable' });
});
