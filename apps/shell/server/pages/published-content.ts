/**
 * What editors have published at the addresses of products, and the newest posts for the home page. Polled every three seconds, so that
 * no page waits for the API; while the API is away the last good version stands.
 */
import { newestPosts } from '@emsal/platform/content/newest-posts';
import type { Dispatcher } from 'undici';
import { createHash } from 'node:crypto';

/** Milliseconds. */
const interval = 3_000;
const limit = 3_000;
const home = '/';
const posts = `cms/content/listByCategoryUrl/${newestPosts.slug}/${newestPosts.page}/${newestPosts.limit}`;
const list = 'cms/module/GetModuleContentWithModuleName?moduleName=urunler';

interface Card {
  seoUrl: string;
  /** Another one after each publication. */
  changeDate: string;
}

export interface PublishedPage {
  changeDate: string;
  /** `Content` of the content calls; a list of `ContentCard` at the home page. */
  content: unknown;
}

export interface PublishedContent {
  /** Null for a page that editors do not publish, and before the API has answered for the first time. */
  at(path: string): PublishedPage | null;
  /** Reads what has changed. */
  refresh(): Promise<void>;
}

/** Null when the API did not answer as it should. */
async function read(api: Dispatcher, path: string): Promise<unknown> {
  try {
    const reply = await api.request({ path: `/api/${path}`, method: 'GET', headersTimeout: limit, bodyTimeout: limit });
    const body = await reply.body.json();
    return reply.statusCode === 200 ? body : null;
  } catch {
    return null;
  }
}

const pageOf = (body: unknown): unknown => (body as { result?: unknown } | null)?.result ?? null;

const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

export function createPublishedContent(api: Dispatcher): PublishedContent {
  let pages = new Map<string, PublishedPage>();

  async function pageFor({ seoUrl, changeDate }: Card): Promise<[string, PublishedPage] | null> {
    const path = `/${seoUrl}`;
    const known = pages.get(path);
    if (known?.changeDate === changeDate) return [path, known];
    const content = pageOf(await read(api, `cms/content/get/${seoUrl}`));
    if (content !== null) return [path, { changeDate, content }];
    return known ? [path, known] : null;
  }

  /** The home page has a row of them, or the last ones that are known. */
  async function homePage(): Promise<[string, PublishedPage] | null> {
    const content = await read(api, posts);
    if (Array.isArray(content)) return [home, { changeDate: versionOf(content), content }];
    const known = pages.get(home);
    return known ? [home, known] : null;
  }

  return {
    at: (path) => pages.get(path) ?? null,
    refresh: async () => {
      const cards = await read(api, list);
      if (!Array.isArray(cards)) return;
      const found = await Promise.all([homePage(), ...(cards as Card[]).map(pageFor)]);
      pages = new Map(found.filter((page) => page !== null));
    },
  };
}

interface Lifecycle {
  addHook(name: 'onReady' | 'onClose', hook: () => Promise<void>): unknown;
}

/** Reads before the first page is served, then again and again. */
export function keepFresh(app: Lifecycle, content: PublishedContent): void {
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    timer = setTimeout(() => void content.refresh().then(again), interval).unref();
  };
  app.addHook('onReady', () => content.refresh().then(again));
  app.addHook('onClose', async () => clearTimeout(timer));
}
