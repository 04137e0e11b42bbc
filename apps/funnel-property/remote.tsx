/** The module that the shell loads of this remote: its routes, slices and paths. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [];

export default routes;
