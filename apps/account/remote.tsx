/** The module that the shell loads of this remote: its routes and slices. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [];

export default routes;
