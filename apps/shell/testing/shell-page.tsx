/** Renders a part of the shell as a page would. By default everything is published. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { factsOf, isOffered } from '@emsal/lines/registry/facts-of';
import { createMemoryRouter, RouterProvider, type RouteObject } from '@emsal/platform/host-router';
import type { Page } from '@emsal/platform/page';
import { App } from '../app/app';
import { pageDataId, toJsonBlock } from '../page-data/page-data';
import { createAppStore } from '../store/app-store';

const parts: Omit<Page, 'store'> = {
  transport: async () => ({ status: 0, body: null }),
  cookie: () => undefined,
  visitId: () => undefined,
  isServer: false,
  isMobile: false,
  marketingPermissionRequired: false,
  products: lineIds.filter(isOffered).map(factsOf),
  isPublished: () => true,
  year: 2026,
  today: '2026-11-25',
};

function writePageData(): void {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: pageDataId });
  block.textContent = toJsonBlock({ revision: 1, owner: null });
  document.getElementById(pageDataId)?.remove();
  document.body.append(block);
}

export function renderRoutes(routes: RouteObject[], url = '/', change: Partial<Page> = {}) {
  writePageData();
  const { page } = createAppStore({ ...parts, ...change }, []);
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  return {
    router,
    ...render(
      <App page={page}>
        <RouterProvider router={router} />
      </App>,
    ),
  };
}

export const renderPart = (element: ReactElement, change: Partial<Page> = {}) =>
  renderRoutes([{ path: '*', element }], '/', change);
