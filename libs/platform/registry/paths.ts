/** Which remote owns a path: patterns with parameter sets and ranks (decision 010). No imports at run time: Node runs this file as it is. */
import type { RemotePath } from '../remote';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** What a pattern's segment accepts: a set of words, or null for any. */
const acceptedBy = ({ params }: RemotePath, segment: string): readonly string[] | null =>
  segment.startsWith(':') ? (params?.[segment.slice(1)] ?? null) : [segment];

/** `/:branch/form/*` accepts `/trafik-sigortasi/form` and everything below. */
export function fits(path: RemotePath, url: string): boolean {
  const wanted = segmentsOf(path.pattern);
  const given = segmentsOf(url);
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, at) => acceptedBy(path, segment)?.includes(given[at]!) ?? true);
}

export interface Owned<Owner> {
  owner: Owner;
  path: RemotePath;
}

type Publishers = ReadonlyArray<{ paths: readonly RemotePath[] }>;

/** False for a path that waits for another one (`needs`) which nobody publishes. */
const isMet = (publishers: Publishers, { needs }: RemotePath): boolean =>
  needs === undefined || publishes(publishers, needs);

/** Whether a URL path leads somewhere. A catch-all answers 404 for what it does not know, so it publishes nothing. */
export const publishes = (publishers: Publishers, url: string): boolean =>
  publishers.some(({ paths }) =>
    paths.some((path) => path.pattern !== '/*' && fits(path, url) && isMet(publishers, path)),
  );

/** A path as a browser asks for it: without what the edge alone reads. */
export type ServedPath = Pick<RemotePath, 'pattern' | 'params' | 'rank' | 'page'>;

const onlyOpen = (params: NonNullable<RemotePath['params']>, open: readonly string[]): RemotePath['params'] => ({
  ...params,
  ...(params['branch'] && { branch: params['branch'].filter((slug) => open.includes(slug)) }),
});

/**
 * Who serves what, for the document of each page, which it makes heavier: paths that wait for nobody, of the products that are open.
 * @param open first path segments of the products
 */
export const servedBy = (
  publishers: ReadonlyArray<{ name: string; paths: readonly RemotePath[] }>,
  open: readonly string[],
): Array<{ name: string; paths: ServedPath[] }> =>
  publishers
    .map(({ name, paths }) => ({
      name,
      paths: paths
        .filter((path) => isMet(publishers, path))
        .map(({ pattern, params, rank, page }) => ({
          pattern,
          ...(params && { params: onlyOpen(params, open) }),
          rank,
          page,
        })),
    }))
    .filter(({ paths }) => paths.length > 0);

/** Paths for crawlers, each once. */
export const sitemapOf = (publishers: Publishers): string[] => [
  ...new Set(
    publishers.flatMap(({ paths }) => paths).flatMap((path) => (isMet(publishers, path) ? (path.sitemap ?? []) : [])),
  ),
];

/** The owner of a URL path among those that publish `paths`; undefined means 404. */
export function ownerOf<Owner extends { paths: readonly RemotePath[] }>(
  owners: readonly Owner[],
  url: string,
): Owned<Owner> | undefined {
  const fitting = owners.flatMap((owner) =>
    owner.paths.filter((path) => fits(path, url) && isMet(owners, path)).map((path) => ({ owner, path })),
  );
  return fitting.sort((a, b) => b.path.rank - a.path.rank)[0];
}

const meet = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null || a.some((word) => b.includes(word));

/** True when some path fits both patterns. */
export function overlaps(a: RemotePath, b: RemotePath): boolean {
  const [left, right] = [segmentsOf(a.pattern), segmentsOf(b.pattern)];
  for (let at = 0; ; at++) {
    const [one, other] = [left[at], right[at]];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (!meet(acceptedBy(a, one), acceptedBy(b, other))) return false;
  }
}

/** A sentence per pair of patterns that overlap at one rank. */
export function conflicts(
  entry: { name: string; paths: readonly RemotePath[] },
  others: ReadonlyArray<{ name: string; paths: readonly RemotePath[] }>,
): string[] {
  return others
    .filter(({ name }) => name !== entry.name)
    .flatMap((other) =>
      entry.paths.flatMap((mine) =>
        other.paths
          .filter((theirs) => mine.rank === theirs.rank && overlaps(mine, theirs))
          .map(
            (theirs) => `${entry.name} ${mine.pattern} overlaps ${other.name} ${theirs.pattern} at rank ${mine.rank}`,
          ),
      ),
    );
}
