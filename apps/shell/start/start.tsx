/** Hydrates the page that the edge rendered, or renders it where the edge could not. */
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@emsal/platform/host-router';
import { watchClicks } from '@emsal/platform/paint/unanswered-click';
import { App } from '../app/app';
import { preloadContentParts } from '../layouts/lazy-parts';
import { readPageData, rootId } from '../page-data/page-data';
import { createRemoteLoader } from '../remotes/remote-loader';
import { loadOwner } from './load-owner';
import { navigateByLinks } from './link-navigation';
import { browserPageParts } from './browser-page';
import { createPageRouter } from './page-router';
import { handleStartFailure } from './start-failure';
import { watchVisit } from './visit-marks';
import { watchWebView } from './watch-web-view';

/** Its effect runs after the first commit, when every handler below is in place. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** React has removed the page by then. */
const handlers = { onUncaughtError: handleStartFailure };

/** Between two pieces of work, so that input is handled first. */
const yieldToInput = (): Promise<void> => window.emsalBoot.waitForInputPause(0);

/** False when the visitor went on in the history before hydration: the address is no longer the one that the edge rendered. */
const isAtRenderedPath = (): boolean =>
  performance.getEntriesByType('navigation')[0]?.name.includes(location.pathname) !== false;

/** Until its data are there, a page that the browser has to render keeps what the edge sent. The router may call at once. */
const loaded = (router: Awaited<ReturnType<typeof createPageRouter>>['router']): Promise<void> =>
  new Promise((done) => {
    let unsubscribe = (): void => undefined;
    const check = (): void => {
      if (!router.state.initialized) return;
      unsubscribe();
      done();
    };
    unsubscribe = router.subscribe(check);
    check();
  });

export async function start(): Promise<void> {
  const data = readPageData(document);
  const loader = createRemoteLoader(data);
  const isRendered = data.router !== null;
  // React Refresh follows only roots that were mounted after it, so a remote under development is loaded before the first commit.
  const isOwnerFirst = isRendered || process.env.NODE_ENV === 'development';
  const owner = isOwnerFirst && data.owner ? await loadOwner(data.owner.name, loader) : null;
  await yieldToInput();
  const { router, page } = await createPageRouter({ data, loader, owner, parts: browserPageParts(data) });
  await yieldToInput();
  if (!isRendered) await loaded(router);
  const root = document.getElementById(rootId)!;
  const clicks = watchClicks(root, window.emsalBoot.takeClick());
  const onHydrated = (): void => {
    clicks.hydrated();
    // A form is submitted with the choices that React has just heard of.
    setTimeout(window.emsalBoot.hydrated);
  };
  const app = (
    <App page={page} onHandled={clicks.handled}>
      <Hydrated onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </App>
  );
  if (document.documentElement.dataset['page'] === 'content') await preloadContentParts();
  await window.emsalBoot.waitForInputPause(6000);
  watchVisit(data, (listener) => void router.subscribe(listener));
  startTransition(
    () =>
      void (isRendered && isAtRenderedPath()
        ? hydrateRoot(root, app, handlers)
        : createRoot(root, handlers).render(app)),
  );
  navigateByLinks(router, data);
  watchWebView();
}
