import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxSms } from './sandbox-sms';

let server: Server;
let status = 200;
beforeAll(async () => {
  server = createServer((_request, reply) => void reply.writeHead(status).end('{}'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
const message = { to: '5321234567', text: 'Kodunuz 123456', dedupeKey: 'code-1' };
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it.each([
  [200, { ok: true }],
  [422, { ok: false, reason: 'refused' }],
  [429, { ok: false, reason: 'unavailable' }],
  [503, { ok: false, reason: 'unavailable' }],
])('maps status %i to an outcome', async (given, outcome) => {
  status = given;
  expect(await sandboxSms(url()).sendSms(message)).toEqual(outcome);
});

it('reports an unreachable provider as unavailable', async () => {
  expect(await sandboxSms('http://127.0.0.1:9').sendSms(message)).toEqual({ ok: false, reason: 'unavailable' });
});
