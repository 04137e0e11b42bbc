/** The shell's own tree: one root, one frame, and the mounts of the remotes in it. */
import type { RouteObject } from '@emsal/platform/host-router';
import { Frame } from './frame';
import { RootBoundary } from './root-boundary';

export const rootRouteId = 'root';
export const frameId = 'frame';

/** The frame matches only together with a mount: an unknown path is a 404 of the root. */
export const rootRoutes = (mounts: RouteObject[]): RouteObject[] => [
  {
    id: rootRouteId,
    ErrorBoundary: RootBoundary,
    HydrateFallback: () => null,
    children: [{ id: frameId, Component: Frame, children: mounts }],
  },
];
