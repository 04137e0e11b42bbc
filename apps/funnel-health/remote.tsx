/** What the shell loads of funnel-health: its routes, its slices, its paths. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [];

export default routes;
