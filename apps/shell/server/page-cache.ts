/** Whole content pages that read nothing of their visitor: kept compressed as hard as it goes, and sent in one piece. */
import type { Page } from '@emsal/platform/page';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from './clock';

const compress = promisify(brotliCompress);

/** Milliseconds for which a page is kept: what a loader read from a file is never older. */
const lifetime = 3_600_000;
const mostPages = 500;

interface KeptPage {
  bytes: Buffer;
  until: number;
}

export interface PageCache {
  /** Undefined while there is none that still holds. */
  find: (key: string) => Buffer | undefined;
  /** Compresses off the request's way; until that is done pages are rendered. */
  keep: (key: string, html: string) => Promise<void>;
}

export function createPageCache({ now }: Clock): PageCache {
  const pages = new Map<string, KeptPage>();
  const compressing = new Set<string>();
  const find = (key: string): Buffer | undefined => {
    const page = pages.get(key);
    return page && page.until > now().getTime() ? page.bytes : undefined;
  };
  const keep = async (key: string, html: string): Promise<void> => {
    if (compressing.has(key)) return;
    compressing.add(key);
    const bytes = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    compressing.delete(key);
    pages.delete(key);
    pages.set(key, { bytes, until: now().getTime() + lifetime });
    if (pages.size > mostPages) pages.delete(pages.keys().next().value!);
  };
  return { find, keep };
}

export interface WatchedParts {
  parts: Omit<Page, 'store'>;
  /** True once something of the visitor was read, or asked in the visitor's name. */
  isPersonal: () => boolean;
}

/** The page handle, watched for what would make its page one visitor's own. */
export function watchParts(parts: Omit<Page, 'store'>): WatchedParts {
  let isPersonal = false;
  const noting =
    <Given extends unknown[], Result>(read: (...given: Given) => Result) =>
    (...given: Given): Result => {
      isPersonal = true;
      return read(...given);
    };
  return {
    parts: {
      ...parts,
      transport: noting(parts.transport),
      cookie: noting(parts.cookie),
      visitId: noting(parts.visitId),
    },
    isPersonal: () => isPersonal,
  };
}
