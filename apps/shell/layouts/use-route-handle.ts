/** The handles of the matched routes, and the loader data of the deepest route that has a handle. */
import { useMatches, type UIMatch } from '@emsal/platform/router';
import type { RouteHandle } from '@emsal/platform/remote';

export interface HandleAndData {
  handle: RouteHandle;
  data: unknown;
  /** Of the page's address. */
  params: UIMatch['params'];
}

/** Handles of nested routes are merged; the deeper one wins. */
export function mergeHandles(matches: ReadonlyArray<Pick<UIMatch, 'handle' | 'loaderData' | 'params'>>): HandleAndData {
  const handle = Object.assign({}, ...matches.map((match) => match.handle)) as RouteHandle;
  return {
    handle,
    data: matches.findLast((match) => match.handle && match.loaderData !== undefined)?.loaderData,
    params: matches.at(-1)?.params ?? {},
  };
}

export const useRouteHandle = (): HandleAndData => mergeHandles(useMatches());
