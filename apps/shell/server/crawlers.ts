/** robots.txt and sitemap.xml: only what a remote publishes. */
import { chooseSet, entriesOf } from '@emsal/platform/registry/registry';
import type { FastifyInstance } from 'fastify';
import type { RegistryReader } from './registry-reader';

const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*/form',
    'Disallow: /*/listeleme',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>\n`;

export function serveCrawlers(app: FastifyInstance, siteUrl: string, readRegistry: RegistryReader): void {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(siteUrl)));
  app.get('/sitemap.xml', async (_, reply) => {
    const registry = await readRegistry();
    const paths = entriesOf(registry, chooseSet(registry)).flatMap((entry) =>
      entry.paths.flatMap((path) => path.sitemap ?? []),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap([...new Set(paths)].map((path) => new URL(path, siteUrl).href)));
  });
}
