/** A remote's routes are children of a pathless route, so that its errors leave the layout intact. */
import { createElement } from 'react';
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
  errorElement: createElement(RemoteBoundary, { remote: name }),
  middleware,
  children: [...module.default],
});
