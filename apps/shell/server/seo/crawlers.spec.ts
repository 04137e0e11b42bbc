/** @vitest-environment node */
import Fastify from 'fastify';
import { MockAgent } from 'undici';
import { serveCrawlers } from './crawlers';

const origin = 'http://api.test';
const siteUrl = 'https://site.test';
const registry = { revisions: [], canaries: [] } as never;

/** @param answers rows by path */
function siteWith(answers: Readonly<Record<string, unknown>>) {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const pool = agent.get(origin);
  for (const [path, rows] of Object.entries(answers))
    pool
      .intercept({ path: `/api/${path}` })
      .reply(200, JSON.stringify(rows))
      .persist();
  const app = Fastify();
  serveCrawlers(app, { siteUrl, readRegistry: async () => registry, api: pool });
  return app;
}

vi.mock('@emsal/platform/registry/file/registry', () => ({ chooseSet: () => ({}), entriesOf: () => [] }));
vi.mock('@emsal/platform/registry/paths/paths', () => ({ sitemapOf: () => ['/', '/blog'] }));

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ seoUrl: `yazi-${at}`, changeDate: '2026-11-24T09:00:00.000Z' }));
const parts = (result: number) => ({ 'cms/content/countsitemapparts': { isSuccess: true, result } });
const get = async (app: ReturnType<typeof siteWith>, url: string) => {
  const { body, headers, statusCode } = await app.inject(url);
  return { body, type: headers['content-type'], status: statusCode };
};

const statusesOf = (site: ReturnType<typeof siteWith>) =>
  Promise.all(
    ['/sitemap.xml', '/sitemap-0.xml', '/sitemap-site.xml'].map(async (path) => (await get(site, path)).status),
  );

it('M435 lists the site’s and the editors’ pages in one sitemap, each page of an editor with its change', async () => {
  const { body } = await get(siteWith({ ...parts(1), 'cms/content/getsitemap': rows(2) }), '/sitemap.xml');
  expect(body.match(/<loc>/g)).toHaveLength(4);
  expect(body).toContain('<loc>https://site.test/yazi-1</loc><lastmod>2026-11-24T09:00:00.000Z</lastmod>');
});

it('parts the sitemap when the pages no longer fit', async () => {
  const app = siteWith({ ...parts(2), 'cms/content/getsitemap?part=1': rows(3) });
  const { body } = await get(app, '/sitemap.xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://site.test/sitemap-site.xml',
    'https://site.test/sitemap-0.xml',
    'https://site.test/sitemap-1.xml',
  ]);
  expect((await get(app, '/sitemap-site.xml')).body).toContain('<loc>https://site.test/blog</loc>');
  expect((await get(app, '/sitemap-1.xml')).body.match(/<loc>/g)).toHaveLength(3);
});

it('asks crawlers to come again while the API is away, except for the site’s own pages', async () => {
  const site = siteWith({});
  expect(await statusesOf(site)).toEqual([503, 503, 200]);
  expect((await get(site, '/sitemap-site.xml')).body.match(/<loc>/g)).toHaveLength(2);
  expect((await get(site, '/blog/rss.xml')).body).not.toContain('<item>');
});

it('a part that does not come is not the end of the list', async () => {
  expect(await statusesOf(siteWith(parts(1)))).toEqual([503, 503, 200]);
  expect(await statusesOf(siteWith(parts(2)))).toEqual([200, 503, 200]);
});

it('feeds the newest posts, with hostile words escaped', async () => {
  const post = {
    title: 'DASK <script> & "konut"',
    seoUrl: 'dask-konut',
    shortContent: 'Kısaca',
    publishDate: '2026-11-24T09:00:00.000Z',
    category: { title: 'Ev' },
  };
  const app = siteWith({ 'cms/content/listByCategoryUrl/tum-yazilar/1/24': [post] });
  const { body, type } = await get(app, '/blog/rss.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<title>DASK &lt;script> &amp; &quot;konut&quot;</title>');
  expect(body).toContain('<guid>https://site.test/dask-konut</guid>');
  expect(body).toContain('<pubDate>Tue, 24 Nov 2026 09:00:00 GMT</pubDate>');
});
