/** A cache of whole content pages that depend on nothing of their visitor, compressed at the highest level. */
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '@emsal/platform/clock';

const compress = promisify(brotliCompress);
const compressPage = (html: string): Promise<Buffer> =>
  compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Milliseconds. A loader may have read a file, which is never older than this. */
const maxAge = 3_600_000;
const maxPages = 500;

export interface PageCache {
  get: (key: string) => Buffer | undefined;
  /** Compresses in the background; until that is done pages are rendered. */
  set: (key: string, html: string) => Promise<void>;
}

export function createPageCache({ now }: Clock): PageCache {
  const pages = new LRUCache<string, Buffer, string>({
    max: maxPages,
    ttl: maxAge,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: (_key, _stale, { context: html }) => compressPage(html),
  });
  return {
    get: (key) => pages.get(key),
    set: async (key, html) => void (await pages.fetch(key, { context: html })),
  };
}
