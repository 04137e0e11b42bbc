/** robots.txt, sitemap.xml and the web manifest: only what a remote or an editor publishes. */
import { brand } from '@emsal/brand/brand';
import { sitemapOf } from '@emsal/platform/registry/paths';
import { chooseSet, entriesOf } from '@emsal/platform/registry/registry';
import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import { manifestPath, touchIconPath } from './seo/icon-paths';
import type { RegistryReader } from './registry-reader';

/** Forms, lists and payment pages belong to one visitor. */
const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*/form',
    'Disallow: /*/listeleme',
    'Disallow: /teklif-listesi/',
    'Disallow: /*/police-bilgileri',
    'Disallow: /*/odeme-bilgileri',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>\n`;

const manifest = {
  name: `${brand.name}: ${brand.slogan}`,
  short_name: brand.name,
  lang: 'tr',
  start_url: '/',
  display: 'browser',
  icons: [
    { src: brand.favicon, sizes: 'any', type: 'image/svg+xml' },
    { src: touchIconPath, sizes: '180x180', type: 'image/png' },
  ],
};

/** Milliseconds. */
const contentLimit = 3_000;

/** Paths of published content; none while the API is away, so that crawlers still find the rest. */
async function contentPaths(api: Dispatcher): Promise<string[]> {
  try {
    const reply = await api.request({
      path: '/api/cms/content/getsitemap',
      method: 'GET',
      headersTimeout: contentLimit,
      bodyTimeout: contentLimit,
    });
    const list = await reply.body.json();
    return Array.isArray(list) ? (list as Array<{ seoUrl: string }>).map(({ seoUrl }) => `/${seoUrl}`) : [];
  } catch {
    return [];
  }
}

export interface CrawlerPorts {
  siteUrl: string;
  readRegistry: RegistryReader;
  api: Dispatcher;
}

export function serveCrawlers(app: FastifyInstance, { siteUrl, readRegistry, api }: CrawlerPorts): void {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(siteUrl)));
  app.get(manifestPath, (_, reply) => reply.type('application/manifest+json; charset=utf-8').send(manifest));
  app.get('/sitemap.xml', async (_, reply) => {
    const registry = await readRegistry();
    const paths = [...sitemapOf(entriesOf(registry, chooseSet(registry))), ...(await contentPaths(api))];
    return reply.type('application/xml; charset=utf-8').send(sitemap(paths.map((path) => new URL(path, siteUrl).href)));
  });
}
