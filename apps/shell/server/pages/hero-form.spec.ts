/** @vitest-environment node */
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import Fastify from 'fastify';
import { MockAgent } from 'undici';
import { pinUntil, signPin } from '../releases/revision-pin';
import { serveHeroForm } from './hero-form';

const siteUrl = 'https://site.test';
const secretKey = 'a test key of at least 32 characters';
const now = new Date('2026-11-27T09:00:00Z');

// The newest set, 2, has no form of DASK any more.
vi.mock('@emsal/platform/registry/file/registry', () => ({
  chooseSet: (_registry: unknown, pinned = 2) => ({ revision: pinned }),
  entriesOf: (_registry: unknown, { revision }: { revision: number }) => [
    {
      lines: [factsOf('TRAFFIC'), factsOf('DASK')],
      paths: [
        { pattern: '/trafik-sigortasi/form/*', rank: 20, page: 'journey' },
        ...(revision === 1 ? [{ pattern: '/dask-sigortasi/form/*', rank: 20, page: 'journey' }] : []),
      ],
    },
  ],
}));

async function siteWith(status: number, body: object) {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const api = agent.get('http://api.test');
  api.intercept({ path: /./, method: 'POST' }).reply(status, JSON.stringify(body)).persist();
  const app = Fastify();
  const readRegistry = async () => ({ revisions: [], trials: [] }) as never;
  await serveHeroForm(app, { api, readRegistry, siteUrl, secretKey, clock: { now: () => now } });
  return (slug: string, payload = 'phoneNumber=1', cookie = '') =>
    app.inject({
      method: 'POST',
      url: `/${slug}/form?REF=a`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteUrl, cookie },
      payload,
    });
}

const refused = (messageCode: keyof typeof protocolFailures) => {
  const { status, message } = protocolFailures[messageCode];
  return siteWith(status, { isSuccess: false, messageCode, message });
};

it.each([
  ['tooMany', 429, '60'],
  ['unavailable', 503, '3'],
] as const)('%s is answered as such, with a button that sends what was typed again', async (code, status, wait) => {
  const submit = await refused(code);
  const reply = await submit('trafik-sigortasi', 'phoneNumber=532%22%3E%3Cscript%3E&product=TRAFFIC');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, wait]);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toContain('<form method="post" action="/trafik-sigortasi/form?REF=a">');
  expect(reply.body).toContain('name="phoneNumber" value="532&quot;>&lt;script>"');
  expect(reply.body).toContain('name="product" value="TRAFFIC"');
  expect(reply.body).toContain('Yeniden gönder');
});

it('finds the line in the set that the visitor’s page came from', async () => {
  const submit = await siteWith(200, { isSuccess: true, result: {} });
  const pin = signPin(pinUntil(1, now.getTime() / 1000 + 60), secretKey);
  const pinned = await submit('dask-sigortasi', undefined, `${cookieTable.revision.name}=${pin}`);
  expect([pinned.statusCode, pinned.headers.location]).toEqual([303, '/dask-sigortasi/form']);
  expect((await submit('dask-sigortasi')).statusCode).toBe(404);
});
