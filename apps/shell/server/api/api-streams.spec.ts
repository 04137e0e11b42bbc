/** @vitest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { drainHttp, mountDrain } from '@emsal/shutdown/drain-http';
import fastify from 'fastify';
import { proxyApi } from './api-proxy';

let api: Server;
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  api = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  api.closeAllConnections();
  await once(api.close(), 'close');
});

it('a drain does not wait for an event stream: the page reconnects to another process', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  mountDrain(app);
  await app.register((scope) => proxyApi(scope, addressOf(api)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${addressOf(app.server)}/api/stream`);
  const reader = body!.getReader();
  await reader.read();
  const end = reader.read();
  await drainHttp(app, { limit: 10_000_000, isHasty: true });
  expect(await end).toEqual({ done: true, value: undefined });
});
