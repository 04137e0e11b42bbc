/** @vitest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import { keptShellFiles } from '@emsal/platform/registry/file/registry-files';
import fastify from 'fastify';
import { serveStaticFiles } from './static-files';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'emsal-static-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(place: string, text: string): void {
  const file = join(folder, place);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

async function openEdge() {
  const app = fastify();
  const places = { shell: join(folder, 'shell'), registry: join(folder, 'registry'), devRemotes: {} };
  await serveStaticFiles(app, places, async () => emptyRegistry);
  return async (path: string, headers = {}) => {
    const { statusCode, body, headers: got } = await app.inject({ url: path, headers });
    return { statusCode, body, cache: got['cache-control'], encoding: got['content-encoding'] };
  };
}

it('files of a replaced build are served like those of the current one, also when they come later', async () => {
  write('shell/client/js/main.2.js', 'two');
  mkdirSync(join(folder, 'registry', keptShellFiles), { recursive: true });
  const get = await openEdge();
  const forever = 'public, max-age=31536000, immutable';
  expect(await get('/static/js/main.2.js')).toMatchObject({ statusCode: 200, body: 'two', cache: forever });
  expect((await get('/static/js/main.1.js')).statusCode).toBe(404);
  write(`registry/${keptShellFiles}/js/main.1.js`, 'one');
  write(`registry/${keptShellFiles}/js/main.1.js.br`, 'compressed');
  expect(await get('/static/js/main.1.js')).toMatchObject({ statusCode: 200, body: 'one', cache: forever });
  expect(await get('/static/js/main.1.js', { 'accept-encoding': 'br' })).toMatchObject({
    statusCode: 200,
    body: 'compressed',
    encoding: 'br',
    cache: forever,
  });
  for (const stray of ['/static/builds.json', '/static/../builds.json', '/static/js/main.3.js'])
    expect((await get(stray)).statusCode).toBe(404);
});

it('without kept builds the current one is served', async () => {
  write('shell/client/js/main.2.js', 'two');
  const get = await openEdge();
  expect((await get('/static/js/main.2.js')).statusCode).toBe(200);
});
