/** Turns the outcome of a page into its response. */
import { lineAt } from '@emsal/lines/facts/line-at';
import { servedPaths } from '@emsal/platform/registry/paths/paths';
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { LoadableRemote, PageData, RouterData } from '../../page-data/page-data';
import { responseHeaders, sheetsOf, visitorIndependentData, type PageRequest } from './page-request';
import { closeDocument, lateRedirect, openHead, type Rendered } from '../document/document';
import { productsOf } from '../releases/published-lines';
import type { LoadedPage } from '../render/remote-page';

export const loadableOf = ({ name, version, remoteEntry, css, integrity }: RegistryEntry): LoadableRemote => ({
  name,
  version,
  remoteEntry,
  css,
  integrity,
});

export interface Outcome {
  status: number;
  rendered: Rendered;
  /** Null when the browser must render, or when there is nothing to hydrate. */
  router: RouterData | null;
  owner: RegistryEntry | null;
  state: Record<string, unknown>;
}

const pageData = (
  { visitor, entries, lines, path, ports }: PageRequest,
  { status, router, owner, state }: Outcome,
): PageData => ({
  revision: visitor.set.revision,
  page: path.page,
  status,
  router,
  state,
  scripts: owner ? ports.assets.scripts : [],
  owner: owner && ownerData({ path, entries }, owner),
  remotes: servedPaths(
    entries,
    lines.map(({ slug }) => slug),
  ),
  products: productsOf(lines),
  line: path.page === 'content' ? undefined : lineAt(lines, visitor.path),
  isMobile: visitor.isMobile,
  ...visitorIndependentData(ports),
});

/**
 * A content page may never load its remote's script: its hashes, which do not compress, are fetched with the first interaction. An older
 * version, rendered because the current one cannot be used, is named at once, or the browser would load another one than the edge did.
 */
export const ownerData = (
  { path, entries }: Pick<PageRequest, 'path' | 'entries'>,
  entry: RegistryEntry,
): PageData['owner'] =>
  path.page === 'content' && entries.some(({ name, version }) => name === entry.name && version === entry.version)
    ? { name: entry.name }
    : loadableOf(entry);

export function redirect(
  { response, reply, visitor, setCookies }: PageRequest,
  { location, status }: Extract<LoadedPage, { kind: 'redirect' }>,
): void {
  if (response.isStarted()) return response.end(lateRedirect(location));
  void reply
    .header('set-cookie', [...visitor.edgeCookies, ...setCookies])
    .header('cache-control', 'no-store')
    .redirect(location, status);
}

type Opening = Pick<Outcome, 'status' | 'owner'>;

const headOf = ({ path, ports }: PageRequest, { status, owner }: Opening): string =>
  openHead({
    page: path.page,
    status,
    boot: ports.assets.boot,
    sheets: sheetsOf(ports, owner),
  });

const restOf = (pageRequest: PageRequest, outcome: Outcome): string =>
  closeDocument(outcome.rendered, pageData(pageRequest, outcome));

export const documentOf = (pageRequest: PageRequest, outcome: Outcome): string =>
  headOf(pageRequest, outcome) + restOf(pageRequest, outcome);

export function startResponse(pageRequest: PageRequest, opening: Opening): void {
  if (!pageRequest.response.isStarted())
    pageRequest.response.start(
      opening.status,
      responseHeaders(pageRequest, opening.owner),
      headOf(pageRequest, opening),
    );
}

export function finishResponse(pageRequest: PageRequest, outcome: Outcome): void {
  startResponse(pageRequest, outcome);
  pageRequest.response.end(restOf(pageRequest, outcome));
}
