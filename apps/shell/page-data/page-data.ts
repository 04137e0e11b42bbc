/** What the edge tells the page in one JSON data block: the revision that rendered it, its owner, its data. */
import type { PublishedProduct } from '@emsal/platform/product';
import type { RegistryEntry } from '@emsal/platform/registry/registry';
import type { ServedPath } from '@emsal/platform/registry/paths';
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
  /** Scripts of the shell, in their order. */
  scripts: readonly string[];
  /** The remote that rendered the page; null on the shell's own pages. A content page names it only. */
  owner: LoadableRemote | Pick<LoadableRemote, 'name'> | null;
  /** Who serves what, at this revision. */
  remotes: ReadonlyArray<{ name: string; paths: readonly ServedPath[] }>;
  products: readonly PublishedProduct[];
  /** Null when the page was not rendered on the edge: the browser renders it. */
  router: RouterData | null;
  state: Record<string, unknown>;
  isMobile: boolean;
  marketingPermissionRequired: boolean;
  year: number;
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
