/** The addresses at which a build is tried before it is published: each path with its first parameters, or those of its sitemap. */
import { segmentsOf } from '../../../libs/platform/registry/paths.ts';
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

export const trialPages = (paths: readonly RemotePath[]): TrialPage[] =>
  paths.flatMap((path) => addressesOf(path).map((address) => ({ address, page: path.page })));
