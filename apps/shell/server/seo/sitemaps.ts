/** The sitemap: one file while all addresses fit, an index of parts from ten thousand pages of editors on. */
import type { Dispatcher } from 'undici';
import { countOrNull, listOrNull } from './read-api';

interface Address {
  path: string;
  /** ISO instant. */
  changedAt?: string;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Null while the API does not answer: an empty part would say that its pages have gone. */
export async function contentPart(api: Dispatcher, part: number): Promise<Address[] | null> {
  const query = part === 0 ? '' : `?part=${part}`;
  const rows = await listOrNull<{ seoUrl: string; changeDate?: string }>(api, `cms/content/getsitemap${query}`);
  return (
    rows?.map(({ seoUrl, changeDate }) => ({ path: `/${seoUrl}`, ...(changeDate && { changedAt: changeDate }) })) ??
    null
  );
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

/** Null while the API does not answer. */
export async function sitemap({ siteUrl, api, paths }: SitemapSources): Promise<string | null> {
  const count = await countOrNull(api, 'cms/content/countsitemapparts');
  if (count === null) return null;
  if (count > 1) return index(siteUrl, ['site', ...Array.from({ length: count }, (_, part) => String(part))]);
  const pages = await contentPart(api, 0);
  return pages && urlSet(siteUrl, [...paths.map((path) => ({ path })), ...pages]);
}
