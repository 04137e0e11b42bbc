/** The blog's newest posts as RSS 2.0. */
import { brand } from '@emsal/brand/brand';
import { allPosts } from '@emsal/platform/content/all-posts';
import type { Dispatcher } from 'undici';
import { escapeHtml } from '../escape';
import { listOrEmpty } from './read-api';

export const feedPath = '/blog/rss.xml';

const newest = `cms/content/listByCategoryUrl/${allPosts}/1/24`;

interface Post {
  title: string;
  seoUrl: string;
  shortContent: string;
  publishDate: string;
  category: { title: string } | null;
}

const rfc822 = (instant: string): string => new Date(instant).toUTCString();

function item(siteUrl: string, { title, seoUrl, shortContent, publishDate, category }: Post): string {
  const link = `${siteUrl}/${seoUrl}`;
  return [
    `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid>${link}</guid>`,
    `<description>${escapeHtml(shortContent)}</description><pubDate>${rfc822(publishDate)}</pubDate>`,
    category ? `<category>${escapeHtml(category.title)}</category></item>` : '</item>',
  ].join('');
}

export async function feed(siteUrl: string, api: Dispatcher): Promise<string> {
  const posts = await listOrEmpty<Post>(api, newest);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(brand.name)} blog</title><link>${siteUrl}/blog</link><language>tr</language>`,
    `<description>${escapeHtml(brand.slogan)}</description>`,
    `<atom:link href="${siteUrl}${feedPath}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(siteUrl, post)),
    '</channel></rss>\n',
  ].join('');
}
