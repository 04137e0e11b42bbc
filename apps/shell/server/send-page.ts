/** What became of a page, as the bytes that carry it. */
import { servedBy } from '@emsal/platform/registry/paths';
import type { RegistryEntry } from '@emsal/platform/registry/registry';
import type { PageClass } from '@emsal/platform/remote';
import type { LoadableRemote, PageData, RouterData } from '../page-data/page-data';
import { carryErrors } from '../page-data/router-errors';
import { headersOf, sameForAll, type Asked } from './asked-page';
import { closeDocument, lateRedirect, openHead, type Rendered } from './document';
import { publishedProducts } from './published-products';
import type { Loaded } from './remote-page';

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

const pageData = ({ visitor, entries, path, ports }: Asked, { status, router, owner, state }: Outcome): PageData => ({
  revision: visitor.set.revision,
  page: path.page,
  status,
  router,
  state,
  scripts: owner ? ports.assets.scripts : [],
  owner: owner && ownerData(path.page, owner),
  ...servedHere(entries),
  isMobile: visitor.isMobile,
  ...sameForAll(ports),
});

const servedHere = (entries: readonly RegistryEntry[]): Pick<PageData, 'remotes' | 'products'> => {
  const products = publishedProducts(entries);
  const open = products.map(({ slug }) => slug);
  return { remotes: servedBy(entries, open), products };
};

/** A content page may never need its remote's script: its hashes, which nothing compresses, are fetched with the first touch. */
const ownerData = (page: PageClass, entry: RegistryEntry): PageData['owner'] =>
  page === 'content' ? { name: entry.name } : loadableOf(entry);

export const routerData = ({ context }: Extract<Loaded, { kind: 'page' }>): RouterData => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
  errors: carryErrors(context.errors),
});

export function redirect(
  { answer, reply, visitor, setCookies }: Asked,
  { location, status }: Extract<Loaded, { kind: 'redirect' }>,
): void {
  if (answer.isBegun()) return answer.end(lateRedirect(location));
  void reply
    .header('set-cookie', [...visitor.own, ...setCookies])
    .header('cache-control', 'no-store')
    .redirect(location, status);
}

type Opening = Pick<Outcome, 'status' | 'owner'>;

const headOf = ({ path, ports }: Asked, { status, owner }: Opening): string =>
  openHead({ page: path.page, status, assets: ports.assets, owner });

const restOf = (asked: Asked, outcome: Outcome): string => closeDocument(outcome.rendered, pageData(asked, outcome));

export const documentOf = (asked: Asked, outcome: Outcome): string => headOf(asked, outcome) + restOf(asked, outcome);

export function begin(asked: Asked, opening: Opening): void {
  if (!asked.answer.isBegun()) asked.answer.begin(opening.status, headersOf(asked), headOf(asked, opening));
}

export function finish(asked: Asked, outcome: Outcome): void {
  begin(asked, outcome);
  asked.answer.end(restOf(asked, outcome));
}
