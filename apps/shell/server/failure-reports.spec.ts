/** @jest-environment node */
import { withPublished } from '@emsal/platform/registry/publications';
import { emptyRegistry } from '@emsal/platform/registry/registry';
import { sampleEntry } from '@emsal/platform/registry/sample-entry';
import fastify, { type FastifyInstance } from 'fastify';
import { countsAuthorization } from '@emsal/platform/registry/version-counts';
import { serveFailureReports } from './failure-reports';
import { createReleaseCounts, type ReleaseCounts } from './release-counts';

const version = '0123456789ab';
const registry = withPublished(emptyRegistry, sampleEntry('checkout', version), 0);
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
let app: FastifyInstance;
let releases: ReleaseCounts;
let lines: Array<Record<string, unknown>>;

beforeEach(() => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) };
  app = fastify({ logger: { level: 'warn', stream } });
  releases = createReleaseCounts(7);
  const siteUrl = 'https://emsal.ornek';
  serveFailureReports(app, { siteUrl, secretKey: 'key', readRegistry: async () => registry, releases });
});
afterEach(() => app.close());

const send = async (body: unknown, headers: Record<string, string> = own): Promise<number> =>
  (await app.inject({ method: 'POST', url: '/reports/remotes', headers, payload: JSON.stringify(body) })).statusCode;
const report = { remote: 'checkout', kind: 'start', revision: 1 };

it('counts reports by remote, version and kind and logs one line each', async () => {
  expect([await send(report), await send(report), await send({ ...report, kind: 'page' })]).toEqual([204, 204, 204]);
  expect(lines).toEqual([]);
  await app.close();
  expect(lines.map(({ remote, kind, count }) => [remote, kind, count])).toEqual([
    [`checkout@${version}`, 'start', 2],
    [`checkout@${version}`, 'page', 1],
  ]);
});

it.each([
  ['an unknown kind', { ...report, kind: 'x' }, own, 400],
  ['no revision', { remote: 'checkout', kind: 'start' }, own, 400],
  ['nothing', null, own, 400],
  ['an unknown remote', { ...report, remote: 'constructor' }, own, 404],
  ['an unknown revision', { ...report, revision: 7 }, own, 404],
  ['another site', report, { ...own, 'sec-fetch-site': 'cross-site' }, 403],
  ['a long text', { ...report, remote: 'x'.repeat(300) }, own, 413],
])('refuses a report with %s', async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
  await app.close();
  expect(lines).toEqual([]);
});

describe('the counts of a version', () => {
  const label = `checkout@${version}`;
  const from = (pin: string) => ({ ...own, cookie: `site-revision=${pin}` });
  const ask = async (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization ? { authorization } : {} });
  const counts = (authorization?: string) => ask('/reports/versions', authorization);

  it('are of visitors: each counts once, and fails only with a version that it got', async () => {
    for (const pin of ['a', 'a', 'b', 'c']) releases.seen(label, pin);
    for (const pin of ['a', 'a', 'stranger']) await send(report, from(pin));
    expect((await counts(countsAuthorization('key'))).json()).toEqual({
      began: 7,
      counts: [{ label, total: 3, failed: 1 }],
    });
  });

  it('stand beside what the registry says of it, for the desk', async () => {
    releases.seen(label, 'a');
    expect((await ask('/reports/releases', countsAuthorization('key'))).json()).toMatchObject({
      began: 7,
      remotes: [{ name: 'checkout', live: { version, since: 0, visitors: { total: 1, failed: 0 } } }],
    });
  });

  it.each(['/reports/versions', '/reports/releases'])(
    'are given at %s to nobody without the site’s secret',
    async (url) => {
      releases.seen(label, 'a');
      for (const header of [undefined, countsAuthorization('other'), 'Bearer'])
        expect((await ask(url, header)).statusCode).toBe(404);
    },
  );
});
