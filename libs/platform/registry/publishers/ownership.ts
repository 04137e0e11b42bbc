/** Which addresses a remote may publish: a publication outside them is refused, so that no team takes another one's pages. */
import type { RemotePath } from '../../remote.ts';
import { acceptedBy, acceptsWord, matchesPath, overlaps, segmentsOf } from '../paths/paths.ts';
import { pathRanks, type PathRank } from '../paths/path-ranks.ts';

export interface OwnedAddress {
  /** As in RemotePath: names, and suffixes such as `*-blog` among the values of a parameter. */
  pattern: string;
  params?: RemotePath['params'];
  /** `:branch` may stand for every line. */
  lines?: true;
  rank: PathRank;
}

type Owners = Readonly<Record<string, { addresses: readonly OwnedAddress[] }>>;

const includes = (wide: readonly string[] | null, narrow: readonly string[] | null): boolean =>
  wide === null || (narrow !== null && narrow.every((word) => acceptsWord(wide, word)));

type Pattern = Pick<RemotePath, 'pattern' | 'params' | 'lines' | 'rank'>;

/** Whether every URL of the path is one of the owned address. */
export function covers(owned: Pattern, path: Pattern): boolean {
  const wide = segmentsOf(owned.pattern);
  const narrow = segmentsOf(path.pattern);
  const isWideOpen = wide.at(-1) === '*';
  const isNarrowOpen = narrow.at(-1) === '*';
  const fixed = isWideOpen ? wide.slice(0, -1) : wide;
  const given = isNarrowOpen ? narrow.slice(0, -1) : narrow;
  if (isWideOpen ? given.length < fixed.length : isNarrowOpen || given.length !== fixed.length) return false;
  return fixed.every((segment, at) =>
    path.lines && given[at] === ':branch'
      ? owned.lines && segment === ':branch'
      : includes(acceptedBy(owned, segment), acceptedBy(path, given[at]!)),
  );
}

const ranks: readonly number[] = Object.values(pathRanks);

/** Another remote whose narrower address the path touches, e.g. one page among all first segments. */
const narrowerOwner = (path: RemotePath, own: OwnedAddress, others: Owners): string | undefined =>
  Object.entries(others).find(([, { addresses }]) =>
    addresses.some(
      (theirs) => theirs.rank === path.rank && overlaps(theirs, path) && covers(own, theirs) && !covers(theirs, own),
    ),
  )?.[0];

function refusalOf(path: RemotePath, owned: readonly OwnedAddress[], others: Owners): string | null {
  if (!ranks.includes(path.rank))
    return `${path.pattern} has rank ${path.rank}; ranks are ${ranks.join(', ')}: take one of them`;
  const own = owned.filter((address) => address.rank === path.rank && covers(address, path));
  if (own.length === 0)
    return `${path.pattern} at rank ${path.rank} is not an address of this remote: ask the platform team to add it to tools/publish/remotes.ts`;
  const other = own.map((address) => narrowerOwner(path, address, others)).find((name) => name !== undefined);
  return other === undefined ? null : `${path.pattern} at rank ${path.rank} belongs to ${other}: take another address`;
}

/** Every page carries the paths of all remotes. */
const mostPaths = 100;
const mostInSitemap = 1_000;

const inSitemap = ({ sitemap = [] }: RemotePath): readonly string[] => sitemap;

function countRefusals(paths: readonly RemotePath[]): string[] {
  const listed = paths.flatMap(inSitemap).length;
  return [
    ...(paths.length > mostPaths
      ? [`it has ${paths.length} paths, at most ${mostPaths}: write one with a parameter or a closing *`]
      : []),
    ...(listed > mostInSitemap
      ? [`its sitemap has ${listed} addresses, at most ${mostInSitemap}: leave out what is found from other pages`]
      : []),
  ];
}

/** Crawlers would be sent to another team's pages, and the trial before publishing would look at those. */
const sitemapRefusals = (path: RemotePath): string[] =>
  inSitemap(path)
    .filter((address) => !address.startsWith('/') || !matchesPath(path, address))
    .map((address) => `the sitemap of ${path.pattern} names ${address}, which is not one of its addresses: remove it`);

/** One sentence for each path that the remote may not publish. */
export function refusedPaths(paths: readonly RemotePath[], name: string, owners: Owners): string[] {
  const { [name]: own, ...others } = owners;
  const counted = countRefusals(paths);
  if (counted.length > 0) return counted;
  return paths.flatMap((path) => refusalOf(path, own?.addresses ?? [], others) ?? sitemapRefusals(path));
}

/** One sentence for each pair of addresses of two remotes that overlap without one lying within the other. */
export function contestedAddresses(owners: Owners): string[] {
  const all = Object.entries(owners).flatMap(([name, { addresses }]) =>
    addresses.map((address) => ({ name, address })),
  );
  return all.flatMap(({ name, address }, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) =>
          other.name !== name &&
          other.address.rank === address.rank &&
          overlaps(address, other.address) &&
          covers(address, other.address) === covers(other.address, address),
      )
      .map((other) => `${name} ${address.pattern} and ${other.name} ${other.address.pattern}`),
  );
}
