/** @vitest-environment node */
import fastify from 'fastify';
import { proxyApi } from './api/api-proxy';
import { edgeLog } from './edge-log';

/** What an edge logs whose API does not answer: nothing listens on that port. */
async function logOf(url: string): Promise<string> {
  const lines: string[] = [];
  const app = fastify({ logger: edgeLog({ write: (line) => void lines.push(line) }) });
  await proxyApi(app, 'http://127.0.0.1:1');
  app.get('/:page', async ({ url: path }) => {
    throw new Error(`no page for ${path}`);
  });
  await app.inject(url);
  await app.close();
  return lines.join('');
}

it.each(['mail', 'download'])('never contains the secret in a document’s %s address, nor a query', async (kind) => {
  const log = await logOf(`/api/document/${kind}/a-secret-of-43-characters?x=kanarya`);
  expect(log).toContain(`"path":"/api/document/${kind}/[redacted]"`);
  expect(log).not.toMatch(/a-secret|kanarya/);
  expect(log).toMatch(/"time":"20\d\d-/);
});

it('never contains an identity number, in a path or in an error', async () => {
  const log = (await logOf('/api/quoterequestapi/getKvkkStatus/10000000078')) + (await logOf('/10000000078'));
  expect(log).toContain('no page for /[identity]');
  expect(log).not.toContain('10000000078');
});
