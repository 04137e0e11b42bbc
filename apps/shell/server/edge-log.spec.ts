/** @jest-environment node */
import fastify from 'fastify';
import { edgeLog } from './edge-log';

async function logOf(url: string): Promise<string> {
  const lines: string[] = [];
  const app = fastify({ logger: edgeLog({ write: (line) => void lines.push(line) }) });
  app.get('/*', async () => {
    throw new Error('no page for 10000000078');
  });
  await app.inject(url);
  return lines.join('');
}

it.each(['mail', 'download'])('never holds the secret of a document’s %s address, nor a query', async (kind) => {
  const log = await logOf(`/api/document/${kind}/a-secret-of-43-characters?x=1`);
  expect(log).toContain(`"path":"/api/document/${kind}/[redacted]"`);
  expect(log).not.toContain('a-secret-of-43-characters');
});

it('never holds an identity number, in a path or in what was thrown', async () => {
  const log = await logOf('/api/quoterequestapi/getKvkkStatus/10000000078');
  expect(log).toContain('no page for [identity]');
  expect(log).not.toContain('10000000078');
});
