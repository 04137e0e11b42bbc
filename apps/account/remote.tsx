/** The module that the shell loads of this remote: its routes, slices and paths. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { campaignPages } from './campaigns/campaign-pages';
import { missingDetails } from './area/missing-details';
import { accountPages, accountPath, openPages, servicePages } from './pages';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [
  ...openPages.map(({ path, load }) => ({
    path: accountPath(path).slice(1),
    handle: { layout: 'login' },
    lazy: load as RouteObject['lazy'],
  })),
  ...accountPages.map(({ path, load }) => ({
    path: accountPath(path).slice(1),
    handle: { layout: 'session', missingDetails },
    lazy: load as RouteObject['lazy'],
  })),
  ...servicePages.map(({ path, layout, load }) => ({ path, handle: { layout }, lazy: load as RouteObject['lazy'] })),
  ...campaignPages.map(({ path, handle, load }) => ({
    path: path.slice(1),
    handle,
    lazy: load as RouteObject['lazy'],
  })),
];

export default routes;
