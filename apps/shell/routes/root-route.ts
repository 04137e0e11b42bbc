/** The shell's route tree: the root, the layout route, and the remotes in it. */
import type { RouteObject } from '@emsal/platform/host-router';
import { LayoutRoute } from './layout-route';
import { RootBoundary } from './root-boundary';

export const rootRouteId = 'root';
export const layoutRouteId = 'frame';

/** The layout route matches only together with a remote: an unknown path is a 404 of the root. */
export const rootRoutes = (mounts: RouteObject[]): RouteObject[] => [
  {
    id: rootRouteId,
    ErrorBoundary: RootBoundary,
    HydrateFallback: () => null,
    children: [{ id: layoutRouteId, Component: LayoutRoute, children: mounts }],
  },
];
