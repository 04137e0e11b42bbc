/** robots.txt, sitemaps, the blog's feed and the web manifest: only what a remote or an editor publishes. */
import { brand } from '@emsal/brand/brand';
import { sitemapOf } from '@emsal/platform/registry/paths/paths';
import { chooseSet, entriesOf } from '@emsal/platform/registry/file/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { manifestPath, touchIconPath } from './icon-paths';
import { feed, feedPath } from './feed';
import { contentPart, sitemap, urlSet } from './sitemaps';
import type { RegistryReader } from '../releases/registry-reader';

/** Forms, lists and payment pages belong to one visitor. */
const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*/form',
    'Disallow: /*/listeleme',
    'Disallow: /teklif-listesi/',
    'Disallow: /yorum-yaz/',
    'Disallow: /police-pdf/',
    'Disallow: /zeyil-pdf/',
    'Disallow: /*/police-bilgileri',
    'Disallow: /*/odeme-bilgileri',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

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

const xml = 'application/xml; charset=utf-8';

/** A crawler keeps what it knows and comes again after a 503; a shorter list would take pages out of its index. */
const sendXml = (reply: FastifyReply, document: string | null): FastifyReply =>
  document === null ? reply.code(503).header('retry-after', '60').send() : reply.type(xml).send(document);

export interface CrawlerPorts {
  siteUrl: string;
  readRegistry: RegistryReader;
  api: Dispatcher;
}

export function serveCrawlers(app: FastifyInstance, { siteUrl, readRegistry, api }: CrawlerPorts): void {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(siteUrl)));
  app.get(manifestPath, (_, reply) => reply.type('application/manifest+json; charset=utf-8').send(manifest));
  const sitePaths = async (): Promise<readonly string[]> => {
    const registry = await readRegistry();
    return sitemapOf(entriesOf(registry, chooseSet(registry)));
  };
  app.get('/sitemap.xml', async (_, reply) =>
    sendXml(reply, await sitemap({ siteUrl, api, paths: await sitePaths() })),
  );
  app.get('/sitemap-site.xml', async (_, reply) =>
    reply.type(xml).send(
      urlSet(
        siteUrl,
        (await sitePaths()).map((path) => ({ path })),
      ),
    ),
  );
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async ({ params }, reply) => {
    const pages = await contentPart(api, Number(params.part));
    return sendXml(reply, pages && urlSet(siteUrl, pages));
  });
  app.get(feedPath, async (_, reply) =>
    reply.type('application/rss+xml; charset=utf-8').send(await feed(siteUrl, api)),
  );
}
