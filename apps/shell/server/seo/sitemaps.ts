/** The sitemap: one file while all addresses fit, an index of parts from ten thousand pages of editors on. */
import type { Dispatcher } from 'undici';
import { apiList } from './api-list';

/** As many as the API answers at once. */
export const partSize = 10_000;
/** Ends the reading of an API that never answers an empty part: ten million addresses. */
const mostParts = 1_000;

interface Address {
  path: string;
  /** ISO instant. */
  changedAt?: string;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export async function contentPart(api: Dispatcher, part: number): Promise<Address[]> {
  const query = part === 0 ? '' : `?part=${part}`;
  const rows = await apiList<{ seoUrl: string; changeDate?: string }>(api, `cms/content/getsitemap${query}`);
  return rows.map(({ seoUrl, changeDate }) => ({ path: `/${seoUrl}`, ...(changeDate && { changedAt: changeDate }) }));
}

async function countParts(api: Dispatcher): Promise<number> {
  for (let part = 1; part < mostParts; part++) if ((await contentPart(api, part)).length < partSize) return part + 1;
  return mostParts;
}

export function urlSet(siteUrl: string, addresses: readonly Address[]): string {
  const rows = addresses.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<url><loc>${new URL(path, siteUrl).href}</loc>${changed}</url>`;
  });
  return `${head}<urlset ${namespace}>${rows.join('')}</urlset>\n`;
}

const index = (siteUrl: string, names: readonly string[]): string =>
  `${head}<sitemapindex ${namespace}>${names
    .map((name) => `<sitemap><loc>${siteUrl}/sitemap-${name}.xml</loc></sitemap>`)
    .join('')}</sitemapindex>\n`;

interface SitemapSources {
  siteUrl: string;
  api: Dispatcher;
  /** Paths of the site itself. */
  paths: readonly string[];
}

export async function sitemap({ siteUrl, api, paths }: SitemapSources): Promise<string> {
  const first = await contentPart(api, 0);
  const own = paths.map((path) => ({ path }));
  if (first.length < partSize) return urlSet(siteUrl, [...own, ...first]);
  const parts = Array.from({ length: await countParts(api) }, (_, part) => String(part));
  return index(siteUrl, ['site', ...parts]);
}
