/** A remote hangs in the router by a mount without a path: its errors stay inside, the layout around it lives on. */
import type { RemoteModule } from '@emsal/platform/remote';
import type { MiddlewareFunction, RouteObject } from '@emsal/platform/host-router';
import { RemoteBoundary } from './remote-boundary';

export const mountId = (name: string): string => `remote:${name}`;

export const mountRemote = (
  name: string,
  module: RemoteModule,
  middleware: MiddlewareFunction[] = [],
): RouteObject => ({
  id: mountId(name),
  ErrorBoundary: RemoteBoundary,
  middleware,
  children: [...module.default],
});
