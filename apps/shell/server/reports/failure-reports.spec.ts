/** @vitest-environment node */
import { withPublished } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import fastify, { type FastifyInstance } from 'fastify';
import { signedAgent } from '@emsal/platform/registry/reports/synthetic-agent';
import { countsAuthorization, type VersionCounts } from '@emsal/platform/registry/reports/version-counts';
import { serveFailureReports } from './failure-reports';
import { createVisitorCounts, type VisitorCounts } from './visitor-counts';
import { newPin, signPin } from '../releases/revision-pin';
import { serveVisitReports } from './visit-reports';

const version = '0123456789ab';
const registry = withPublished(emptyRegistry, sampleEntry('checkout', version), 0);
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
let app: FastifyInstance;
let releases: VisitorCounts;
let lines: Array<Record<string, unknown>>;
let time: number;
/** Milliseconds after which visitors are counted. */
const pageTime = 20_000;
const stepTime = 900_000;

beforeEach(() => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) };
  app = fastify({ logger: { level: 'warn', stream } });
  time = 7;
  const clock = { now: () => new Date(time) };
  releases = createVisitorCounts(clock, 'key');
  const siteUrl = 'https://emsal.ornek';
  const ports = { siteUrl, secretKey: 'key', readRegistry: async () => registry, releases, clock };
  serveFailureReports(app, ports);
  serveVisitReports(app, ports);
});
afterEach(() => app.close());

const send = async (body: unknown, headers: Record<string, string> = own, url = '/reports/remotes'): Promise<number> =>
  (await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })).statusCode;
const report = { remote: 'checkout', kind: 'start', revision: 1 };

it('counts reports by remote, version and kind and logs one line each', async () => {
  expect([await send(report), await send(report), await send({ ...report, kind: 'page' })]).toEqual([204, 204, 204]);
  expect(lines).toEqual([]);
  await app.close();
  expect(lines.map(({ remote, version: of, kind, count }) => [remote, of, kind, count])).toEqual([
    ['checkout', version, 'start', 2],
    ['checkout', version, 'page', 1],
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
  const people = () => releases.of({ headers: {}, ip: '127.0.0.1' }, registry);
  const from = (pin: string) => ({ ...own, cookie: `site-revision=${pin}` });
  const ask = async (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization ? { authorization } : {} });
  const counts = (authorization?: string) => ask('/reports/versions', authorization);
  const known = async () => (await counts(countsAuthorization('key'))).json<VersionCounts>().counts;

  it('are of visitors: each counts once, and fails only with a version that it got', async () => {
    for (const pin of ['a', 'a', 'b', 'c']) people().seen(label, pin);
    for (const pin of ['a', 'a', 'stranger']) await send(report, from(pin));
    expect(await known()).toEqual([]);
    time += pageTime;
    expect((await counts(countsAuthorization('key'))).json()).toEqual({
      began: 7,
      counts: [{ label, total: 3, failed: 1, marks: {} }],
      synthetic: [],
    });
  });

  it('have a visitor for whom a later page failed once more', async () => {
    people().seen(label, 'a');
    time += pageTime;
    for (const _ of [1, 2]) await send(report, from('a'));
    expect(await known()).toEqual([{ label, total: 2, failed: 1, marks: {} }]);
  });

  const tell = (marks: object, pin = 'a') =>
    send({ remote: 'checkout', revision: 1, marks }, from(pin), '/reports/visits');

  it('have the web vitals of a visitor once, and a step of the business as done or not after a quarter of an hour', async () => {
    for (const pin of ['a', 'b']) people().seen(label, pin);
    await tell({ lcp: false, step: false, offers: false });
    await tell({ lcp: true, step: true });
    await tell({ lcp: true, step: true }, 'b');
    await tell({ lcp: true }, 'stranger');
    const lcp = { total: 2, failed: 1 };
    expect(await known()).toEqual([{ label, total: 0, failed: 0, marks: { lcp } }]);
    time += stepTime;
    await tell({ offers: true });
    const marks = { lcp, step: { total: 2, failed: 0 }, offers: { total: 1, failed: 1 } };
    expect(await known()).toEqual([{ label, total: 2, failed: 0, marks }]);
  });

  it('have whoever came by a link inside a page, as soon as the browser says so', async () => {
    await tell({}, signPin(newPin(1, new Date(time)), 'key'));
    await tell({}, signPin(newPin(2, new Date(time)), 'key'));
    time += pageTime;
    expect(await known()).toEqual([{ label, total: 1, failed: 0, marks: {} }]);
  });

  it('are of people; our own visits are counted apart', async () => {
    people().seen(label, 'a');
    const visit = { 'user-agent': signedAgent('key') };
    releases.of({ headers: visit, ip: '127.0.0.1' }, registry).seen(label, 'b');
    await send(report, { ...from('b'), ...visit });
    // Whoever says so without the site's secret is one of the people.
    const claimed = { 'user-agent': signedAgent('other') };
    releases.of({ headers: claimed, ip: '127.0.0.1' }, registry).seen(label, 'c');
    await send(report, { ...from('c'), ...claimed });
    time += pageTime;
    const { counts: ofPeople, synthetic } = (await counts(countsAuthorization('key'))).json<VersionCounts>();
    expect([ofPeople, synthetic].map(([count]) => count)).toEqual([
      { label, total: 2, failed: 1, marks: {} },
      { label, total: 1, failed: 1, marks: {} },
    ]);
  });

  it.each([
    ['an unknown mark', { remote: 'checkout', revision: 1, marks: { name: true } }, own, 400],
    ['a field more', { remote: 'checkout', revision: 1, marks: {}, plate: '34' }, own, 400],
    ['an unknown revision', { remote: 'checkout', revision: 9, marks: {} }, own, 404],
    ['another site', { remote: 'checkout', revision: 1, marks: {} }, { ...own, 'sec-fetch-site': 'cross-site' }, 403],
    ['a long text', { remote: 'x'.repeat(300), revision: 1, marks: {} }, own, 413],
  ])('have nothing of a report with %s', async (_, body, headers, status) => {
    expect(await send(body, headers, '/reports/visits')).toBe(status);
    expect(await known()).toEqual([]);
  });

  it('stand beside what the registry says of it, for the desk', async () => {
    people().seen(label, 'a');
    time += pageTime;
    expect((await ask('/reports/releases', countsAuthorization('key'))).json()).toMatchObject({
      began: 7,
      remotes: [{ name: 'checkout', live: { version, since: 0, visitors: { total: 1, failed: 0 } } }],
    });
  });

  it.each(['/reports/versions', '/reports/releases'])(
    'are given at %s to nobody without the site’s secret',
    async (url) => {
      people().seen(label, 'a');
      for (const header of [undefined, countsAuthorization('other'), 'Bearer'])
        expect((await ask(url, header)).statusCode).toBe(404);
    },
  );
});
