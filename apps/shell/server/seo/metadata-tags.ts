/** A page's metadata for search engines and link previews, as tags in the head. */
import { brand } from '@emsal/brand/brand';
import type { PageMetadata } from '@emsal/platform/page-metadata';
import { isIndexed } from '@emsal/platform/content/page-types';
import { toJsonBlock } from '../../page-data/page-data';
import { escapeHtml } from '../escape';
import { pictureHeight, picturePath, pictureWidth } from './picture-path';

/** Open Graph uses `property`, everything else `name`. */
const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/** For pages that are not to be found: steps of a form, payment, account, missing pages. */
const noIndexTag = meta('robots', 'noindex');

const dataBlock = (object: object): string =>
  `<script type="application/ld+json">${toJsonBlock({ '@context': 'https://schema.org', ...object })}</script>`;

const preview = (found: PageMetadata, address: URL): string[] => [
  meta('og:type', found.type === 'ARTICLE' ? 'article' : 'website'),
  meta('og:site_name', brand.name),
  meta('og:locale', 'tr_TR'),
  meta('og:title', found.title),
  meta('og:description', found.description),
  meta('og:url', address.href),
  meta('og:image', new URL(picturePath(found.picture ? address.pathname : '/'), address).href),
  meta('og:image:type', 'image/png'),
  meta('og:image:width', String(pictureWidth)),
  meta('og:image:height', String(pictureHeight)),
  meta('og:image:alt', found.picture?.heading.join(' ') ?? brand.slogan),
  meta('twitter:card', 'summary_large_image'),
];

/** @param url the page's address as visitors see it; its query is left out */
export function metadataTags(found: PageMetadata | undefined, url: string): string {
  if (found === undefined) return noIndexTag;
  const { origin, pathname } = new URL(url);
  const address = new URL(pathname, origin);
  const listing = isIndexed(found.type) ? `<link rel="canonical" href="${escapeHtml(address.href)}">` : noIndexTag;
  return [listing, ...preview(found, address), ...(found.structuredData?.(origin) ?? []).map(dataBlock)].join('');
}
