import { PageProvider, pageContext } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import routes from '../remote';

/** Opens a path of this remote as the shell would; other paths render a placeholder. */
export function openPage(path: string, page: Page) {
  const router = createMemoryRouter(
    [
      ...routes.map((route) => ({ ...route, HydrateFallback: () => null }) as typeof route),
      { path: '*', Component: () => <h1>elsewhere</h1> },
    ],
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[pageContext, page]]) as never),
    },
  );
  const view = render(
    <PageProvider value={page}>
      <Provider store={page.store}>
        <main>
          <RouterProvider router={router} />
        </main>
      </Provider>
    </PageProvider>,
  );
  return { ...view, router, path: () => router.state.location.pathname + router.state.location.search };
}
