import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { mailer } from './mailer';

let server: Server;
let received: Record<string, unknown>[];
let status: number;
beforeEach(async () => {
  [received, status] = [[], 200];
  server = createServer(async (request, reply) => {
    received.push((await json(request)) as Record<string, unknown>);
    reply.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => server.close());

const mail = {
  to: 'ayse@ornek.example',
  subject: 'Poliçeniz',
  text: 'Merhaba',
  html: '<p>Merhaba</p>',
  attachments: [{ name: 'poliçe.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }],
  dedupeKey: 'policy-1',
};
const sender = () =>
  mailer({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, from: 'Emsal <bilgi@emsal.example>' });

it('delivers text, HTML and attachment under one dedupe key', async () => {
  expect(await sender().sendMail(mail)).toEqual({ ok: true });
  expect(received).toEqual([
    {
      dedupeKey: 'policy-1',
      from: 'bilgi@emsal.example',
      to: 'ayse@ornek.example',
      subject: 'Poliçeniz',
      text: 'Merhaba',
      html: '<p>Merhaba</p>',
      attachments: [
        { filename: 'poliçe.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF').toString('base64') },
      ],
    },
  ]);
});

it.each(['a@b.example\r\nbcc: c@d.example', 'a@b.example, c@d.example', 'a@b', ''])(
  'sends nothing to %j',
  async (to) => {
    expect(await sender().sendMail({ ...mail, to })).toEqual({ ok: false, reason: 'refused' });
    expect(received).toEqual([]);
  },
);

it.each([
  [503, 'unavailable'],
  [422, 'refused'],
])('reports status %i of the provider as %s', async (given, reason) => {
  status = given;
  expect(await sender().sendMail(mail)).toEqual({ ok: false, reason });
});

it('reports an unreachable provider as unavailable', async () => {
  expect(await mailer({ url: 'smtp://127.0.0.1:9', from: 'bilgi@emsal.example' }).sendMail(mail)).toEqual({
    ok: false,
    reason: 'unavailable',
  });
});
