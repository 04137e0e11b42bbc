/** The JSON block in which the edge passes data to the page: the revision that rendered it, its remote, loader data and state. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { PublishedProduct } from '@emsal/platform/published-product';
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { ServedPath } from '@emsal/platform/registry/paths/paths';
import type { PageClass } from '@emsal/platform/remote';

export const pageDataId = 'page-data';
export const rootId = 'root';

/** All that the browser needs to load a remote. */
export type LoadableRemote = Pick<RegistryEntry, 'name' | 'version' | 'remoteEntry' | 'css' | 'integrity'>;

export interface RouterData {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
}

export interface PageData {
  revision: number;
  page: PageClass;
  /** HTTP status of the page. */
  status: number;
  /** Scripts of the shell, in order. */
  scripts: readonly string[];
  /** The remote that rendered the page; null on the shell's own pages. A content page has its name only. */
  owner: LoadableRemote | Pick<LoadableRemote, 'name'> | null;
  /** Which remote serves which paths at this revision. */
  remotes: ReadonlyArray<{ name: string; paths: readonly ServedPath[] }>;
  products: readonly PublishedProduct[];
  /** The facts of the line at the page's address; a content page has none. */
  line?: LineFacts | undefined;
  /** Null when the edge has not rendered the page: the browser renders it. */
  router: RouterData | null;
  state: Record<string, unknown>;
  isMobile: boolean;
  marketingPermissionRequired: boolean;
  year: number;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
}

/** Safe inside a data block such as `<script type="application/json">`. */
export const toJsonBlock = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export function readPageData(document: Document): PageData {
  const block = document.getElementById(pageDataId);
  return JSON.parse(block?.textContent ?? 'null') as PageData;
}
