/** @vitest-environment node */
import { maxDeskJsonBytes } from '@emsal/api/body-limit';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeskEdge } from './desk-edge';

describe('the edge of the desk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-desk-'));
  const api = Fastify();
  const settings = {
    host: 'localhost',
    port: 0,
    trustedProxies: false as const,
    clientFolder: folder,
    siteUrl: 'https://site.example/x',
  };
  let edge: FastifyInstance;

  beforeAll(async () => {
    writeFileSync(join(folder, 'entry.json'), JSON.stringify({ script: 'desk-1.js', styles: ['desk-1.css'] }));
    writeFileSync(join(folder, 'desk-1.js'), 'export {};');
    api.all('/*', async ({ url, ip }) => ({ url, ip }));
    const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    edge = await createDeskEdge({ ...settings, apiUrl });
  });
  afterAll(async () => {
    await edge.close();
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/sayfalar', '/sayfalar/abc'])(
    'answers %s with its document, which nobody keeps or frames',
    async (url) => {
      const { statusCode, headers, body } = await edge.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toContain('<script type="module" src="/static/desk-1.js">');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain('frame-src https://site.example;');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
    },
  );

  it.each(['/api/pages?page=2', '/giris', '/giris/donus?code=a'])('passes %s on to its API', async (url) => {
    expect((await edge.inject(url)).json()).toMatchObject({ url });
  });

  it.each([{ 'keep-alive': 'timeout=-1' }, { expect: 'x' }, { upgrade: 'x', connection: 'upgrade' }])(
    'passes a request on without what concerns its connection only: %j',
    async (headers) => {
      const { statusCode } = await edge.inject({ method: 'POST', url: '/api/pages', headers, payload: {} });
      expect(statusCode).toBe(200);
    },
  );

  it('says in words that its API is away, and to try again', async () => {
    const away = await createDeskEdge({ ...settings, apiUrl: 'http://127.0.0.1:1' });
    const { statusCode, headers, body } = await away.inject('/api/pages');
    await away.close();
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '3',
      { message: protocolFailures.unavailable.message, messageCode: 'unavailable' },
    ]);
  });

  it.each([
    ['image/png', maxUploadBytes, 'fileTooLarge'],
    ['application/json', maxDeskJsonBytes, 'tooLarge'],
  ] as const)('refuses more %s than its API takes, in words', async (type, limit, messageCode) => {
    const payload = JSON.stringify('x'.repeat(limit));
    const { statusCode, body } = await edge.inject({
      method: 'POST',
      url: '/api/images',
      headers: { 'content-type': type },
      payload,
    });
    const { status, message } = protocolFailures[messageCode];
    expect([statusCode, JSON.parse(body)]).toEqual([status, { message, messageCode }]);
  });

  it('keeps files for ever, and has no others', async () => {
    expect((await edge.inject('/static/desk-1.js')).headers['cache-control']).toContain('immutable');
    expect((await edge.inject('/static/../entry.json')).body).not.toContain('"script"');
    expect((await edge.inject('/static/x.js')).statusCode).toBe(404);
  });
});
