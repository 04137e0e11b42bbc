/** @vitest-environment node */
import { withPreview, withPublished, withRolledBack } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry, type Registry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { sampleTeam } from '@emsal/platform/registry/testing/sample-signer';
import { previewToken } from '@emsal/platform/registry/publishers/signatures';
import fastify, { type FastifyInstance } from 'fastify';
import { visitorOf } from '../visitor/page-visitor';
import { servePreviewLinks } from './preview-links';
import { previewTexts } from './preview-links.texts';

const day = 24 * 3_600_000;
const live = '111111111111';
const unpublished = '222222222222';
const { publishers, signer } = sampleTeam('content');
const published = withPublished(emptyRegistry, sampleEntry('content', live), 1);
const registry = withPreview(published, sampleEntry('content', unpublished), { until: day, at: 2 });
const grant = { name: 'content', revision: registry.trials[0]!.revision, until: day };
const token = previewToken(grant, signer);

let app: FastifyInstance;
let now = 0;

async function openSite(current: Registry): Promise<void> {
  const clock = { now: () => new Date(now) };
  app = fastify();
  servePreviewLinks(app, {
    siteUrl: 'https://emsal.ornek',
    secretKey: 'key',
    clock,
    readRegistry: async () => current,
    readPublishers: async () => publishers,
  });
  app.get('/*', async (request) => visitorOf(request, current, { clock, secretKey: 'key' }).set.versions);
}

beforeEach(async () => {
  now = 1000;
  await openSite(registry);
});
afterEach(() => app.close());

const open = (value: string) => app.inject(`/kasko-sigortasi?lp=1&onizleme=${value}`);
const versionWith = async (cookie: string): Promise<string> =>
  (await app.inject({ url: '/', headers: { cookie } })).json<{ content: string }>().content;

it('whoever opens the link gets the unpublished version for a day, everybody else the live one', async () => {
  const answer = await open(token);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/kasko-sigortasi?lp=1']);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toContain('Max-Age=86399');
  const pin = cookie.split(';', 1)[0]!;
  expect([await versionWith(pin), await versionWith('')]).toEqual([unpublished, live]);
  now = day;
  expect(await versionWith(pin)).toBe(unpublished);
  now = day + 1000;
  expect(await versionWith(pin)).toBe(live);
});

it.each(['//?onizleme=', '/\\baska.ornek//kotu.ornek?onizleme='])('leads to this site only: %s', async (path) => {
  const answer = await app.inject(path + token);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toMatch(/^\/(?!\/)/);
});

it.each([
  ['forged', `${token.slice(0, -4)}AAAA`],
  ['of another key', previewToken(grant, sampleTeam('content').signer)],
  ['for a longer time', token.replace(String(day), String(2 * day))],
  ['of another revision', token.replace(/^\d+/, '1')],
  ['empty', ''],
])('a link that is %s opens nothing', async (_, value) => {
  const answer = await open(value);
  expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([410, previewTexts.over, undefined]);
});

it('a link that has ended opens nothing', async () => {
  now = day;
  expect((await open(token)).statusCode).toBe(410);
});

it('an address without the parameter is left alone', async () => {
  expect((await app.inject('/x?a=onizleme')).statusCode).toBe(200);
});

it('a preview whose version was published and rolled back shows the live version', async () => {
  const back = withRolledBack(withPublished(registry, sampleEntry('content', unpublished), 3), {
    name: 'content',
    at: 4,
  });
  if (!back.ok) throw new Error(back.reason);
  const pin = String((await open(token)).headers['set-cookie']).split(';', 1)[0]!;
  await app.close();
  await openSite(back.registry);
  expect(await versionWith(pin)).toBe(live);
});
