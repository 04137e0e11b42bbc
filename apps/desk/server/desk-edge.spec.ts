/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeskEdge } from './desk-edge';

describe('the edge of the desk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-desk-'));
  const api = Fastify();
  let edge: FastifyInstance;

  beforeAll(async () => {
    writeFileSync(join(folder, 'entry.json'), JSON.stringify({ script: 'desk-1.js', styles: ['desk-1.css'] }));
    writeFileSync(join(folder, 'desk-1.js'), 'export {};');
    api.all('/*', async ({ url, ip }) => ({ url, ip }));
    const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    edge = await createDeskEdge({
      ...{ host: 'localhost', port: 0, apiUrl, trustedProxies: false, clientFolder: folder },
      siteUrl: 'https://site.example/x',
    });
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

  it('keeps files for ever, and has no others', async () => {
    expect((await edge.inject('/static/desk-1.js')).headers['cache-control']).toContain('immutable');
    expect((await edge.inject('/static/../entry.json')).body).not.toContain('"script"');
    expect((await edge.inject('/static/x.js')).statusCode).toBe(404);
  });
});
