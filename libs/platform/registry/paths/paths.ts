/**
 * Which remote owns a path: patterns with parameter sets and ranks (decision 010). It has no imports at run time, because Node also
 * runs this file without a build.
 */
import type { RemotePath } from '../../remote';

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Whether a word is one of the set; `*-blog` in a set stands for every word that ends in `-blog`. */
export const acceptsWord = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.some((own) => own.startsWith('*') && word.endsWith(own.slice(1)));

/** What a segment of a pattern accepts: a set of words, or null for anything. A parameter may be called `constructor`. */
export function acceptedBy({ params = {} }: Pick<RemotePath, 'params'>, segment: string): readonly string[] | null {
  if (!segment.startsWith(':')) return [segment];
  const name = segment.slice(1);
  return Object.hasOwn(params, name) ? params[name]! : null;
}

/** `/:branch/form/*` accepts `/trafik-sigortasi/form` and everything below. */
export function matchesPath(path: RemotePath, url: string): boolean {
  const wanted = segmentsOf(path.pattern);
  const given = segmentsOf(url);
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, at) => {
    const words = acceptedBy(path, segment);
    return words === null || acceptsWord(words, given[at]!);
  });
}

export interface OwnedPath<Owner> {
  owner: Owner;
  path: RemotePath;
}

type Publishers = ReadonlyArray<{ paths: readonly RemotePath[] }>;

/** False for a path whose `needs` path nobody publishes. */
const isRequirementPublished = (publishers: Publishers, { needs }: RemotePath): boolean =>
  needs === undefined || publishes(publishers, needs);

/** Whether some remote publishes this URL path. A catch-all does not count: it answers 404 to most paths. */
export const publishes = (publishers: Publishers, url: string): boolean =>
  publishers.some(({ paths }) =>
    paths.some((path) => path.pattern !== '/*' && matchesPath(path, url) && isRequirementPublished(publishers, path)),
  );

/** A path without the fields that only the edge reads. */
export type ServedPath = Pick<RemotePath, 'pattern' | 'params' | 'rank' | 'page'>;

const withOpenBranches = (
  params: NonNullable<RemotePath['params']>,
  open: readonly string[],
): RemotePath['params'] => ({
  ...params,
  ...(params['branch'] && { branch: params['branch'].filter((slug) => open.includes(slug)) }),
});

/**
 * Which remote serves which paths, for the JSON block in every page: only paths whose `needs` are met, only open products, to keep the
 * page small.
 * @param open first path segments of the open products
 */
export const servedPaths = (
  publishers: ReadonlyArray<{ name: string; paths: readonly RemotePath[] }>,
  open: readonly string[],
): Array<{ name: string; paths: ServedPath[] }> =>
  publishers
    .map(({ name, paths }) => ({
      name,
      paths: paths
        .filter((path) => isRequirementPublished(publishers, path))
        .map(({ pattern, params, rank, page }) => ({
          pattern,
          ...(params && { params: withOpenBranches(params, open) }),
          rank,
          page,
        })),
    }))
    .filter(({ paths }) => paths.length > 0);

/** Paths for the sitemap, without duplicates. */
export const sitemapOf = (publishers: Publishers): string[] => [
  ...new Set(
    publishers
      .flatMap(({ paths }) => paths)
      .flatMap((path) => (isRequirementPublished(publishers, path) ? (path.sitemap ?? []) : [])),
  ),
];

/** The owner of a URL path, by the highest rank; undefined means 404. */
export function ownerOf<Owner extends { paths: readonly RemotePath[] }>(
  owners: readonly Owner[],
  url: string,
): OwnedPath<Owner> | undefined {
  const fitting = owners.flatMap((owner) =>
    owner.paths
      .filter((path) => matchesPath(path, url) && isRequirementPublished(owners, path))
      .map((path) => ({ owner, path })),
  );
  return fitting.sort((a, b) => b.path.rank - a.path.rank)[0];
}

const intersect = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null || a.some((word) => acceptsWord(b, word)) || b.some((word) => acceptsWord(a, word));

type Pattern = Pick<RemotePath, 'pattern' | 'params'>;

/** Whether some path matches both patterns. */
export function overlaps(a: Pattern, b: Pattern): boolean {
  const left = segmentsOf(a.pattern);
  const right = segmentsOf(b.pattern);
  for (let at = 0; ; at++) {
    const one = left[at];
    const other = right[at];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (!intersect(acceptedBy(a, one), acceptedBy(b, other))) return false;
  }
}

/** One sentence for each pair of patterns that overlap at the same rank. */
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
