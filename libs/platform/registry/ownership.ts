/** Which addresses a remote may publish: a publication outside them is refused, so that no team takes another one's pages. */
import type { RemotePath } from '../remote.ts';
import { acceptedBy, segmentsOf } from './paths.ts';
import { pathRanks, type PathRank } from './path-ranks.ts';

export interface OwnedAddress {
  /** As in RemotePath. */
  pattern: string;
  params?: RemotePath['params'];
  rank: PathRank;
}

const includes = (wide: readonly string[] | null, narrow: readonly string[] | null): boolean =>
  wide === null || (narrow !== null && narrow.every((word) => wide.includes(word)));

/** Whether every URL of the path is one of the owned address. */
export function covers(owned: OwnedAddress, path: RemotePath): boolean {
  const [wide, narrow] = [segmentsOf(owned.pattern), segmentsOf(path.pattern)];
  const [isWideOpen, isNarrowOpen] = [wide.at(-1) === '*', narrow.at(-1) === '*'];
  const [fixed, given] = [isWideOpen ? wide.slice(0, -1) : wide, isNarrowOpen ? narrow.slice(0, -1) : narrow];
  if (isWideOpen ? given.length < fixed.length : isNarrowOpen || given.length !== fixed.length) return false;
  return fixed.every((segment, at) => includes(acceptedBy(owned, segment), acceptedBy(path, given[at]!)));
}

const ranks: readonly number[] = Object.values(pathRanks);

function refusalOf(path: RemotePath, owned: readonly OwnedAddress[]): string | null {
  if (!ranks.includes(path.rank)) return `${path.pattern} has rank ${path.rank}; ranks are ${ranks.join(', ')}`;
  if (owned.some((address) => address.rank === path.rank && covers(address, path))) return null;
  return `${path.pattern} at rank ${path.rank} is not an address of this remote; its addresses are in tools/publish/remotes.ts`;
}

/** One sentence for each path that the remote may not publish. */
export const refusedPaths = (paths: readonly RemotePath[], owned: readonly OwnedAddress[]): string[] =>
  paths.flatMap((path) => refusalOf(path, owned) ?? []);
