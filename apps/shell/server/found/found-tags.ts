/** What search engines and link previews are told of a page, as tags of the head. */
import { brand } from '@emsal/brand/brand';
import type { PageFound } from '@emsal/platform/page-found';
import { isIndexed } from '@emsal/platform/page-types';
import { toJsonBlock } from '../../page-data/page-data';
import { escapeHtml } from '../escape';
import { pictureHeight, picturePath, pictureWidth } from './picture-path';

/** Names of Open Graph are properties, all others are names. */
const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/** A page of nobody's search: a step of a form, a payment, an account, a path that is not there. */
const unlisted = meta('robots', 'noindex');

const dataBlock = (object: object): string =>
  `<script type="application/ld+json">${toJsonBlock({ '@context': 'https://schema.org', ...object })}</script>`;

const preview = (found: PageFound, address: URL): string[] => [
  meta('og:type', found.type === 'ARTICLE' ? 'article' : 'website'),
  meta('og:site_name', brand.name),
  meta('og:locale', 'tr_TR'),
  meta('og:title', found.title),
  meta('og:description', found.description),
  meta('og:url', address.href),
  meta('og:image', new URL(picturePath(address.pathname), address).href),
  meta('og:image:type', 'image/png'),
  meta('og:image:width', String(pictureWidth)),
  meta('og:image:height', String(pictureHeight)),
  meta('og:image:alt', found.picture.heading.join(' ')),
  meta('twitter:card', 'summary_large_image'),
];

/** `url` is the page's own address as visitors see it; its query is not part of what is found. */
export function foundTags(found: PageFound | undefined, url: string): string {
  if (found === undefined) return unlisted;
  const { origin, pathname } = new URL(url);
  const address = new URL(pathname, origin);
  const listing = isIndexed(found.type) ? `<link rel="canonical" href="${escapeHtml(address.href)}">` : unlisted;
  return [listing, ...preview(found, address), ...(found.structuredData?.(origin) ?? []).map(dataBlock)].join('');
}
