/** The addresses at which a build is tried before it is published: each path with its first parameters, or those of its sitemap. */
import { segmentsOf } from '../../../libs/platform/registry/paths/paths.ts';
import type { PageClass, RemotePath } from '../../../libs/platform/remote.ts';

export interface TrialPage {
  address: string;
  page: PageClass;
}

const unknown = 'deneme';

function addressOf({ pattern, params }: RemotePath): string {
  const words = segmentsOf(pattern).filter((segment) => segment !== '*');
  return `/${words.map((word) => (word.startsWith(':') ? (params?.[word.slice(1)]?.[0] ?? unknown) : word)).join('/')}`;
}

const addressesOf = (path: RemotePath): readonly string[] =>
  path.sitemap && path.sitemap.length > 0 ? path.sitemap : [addressOf(path)];

const pagesOf = (path: RemotePath): TrialPage[] => addressesOf(path).map((address) => ({ address, page: path.page }));

export const trialPages = (paths: readonly RemotePath[]): TrialPage[] => paths.flatMap(pagesOf);

/** Pages that are tried beside the first of each path. */
const furtherPages = 6;

const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));

/** One page of each path, and a few more spread over the others, because pages of one path are alike. */
export function hydratedPages(paths: readonly RemotePath[]): TrialPage[] {
  const pages = paths.map(pagesOf);
  const others = pages.flatMap(([, ...rest]) => rest);
  return [...pages.map(([first]) => first!), ...spread(others, furtherPages)];
}
