/** Takes the server-rendered page over, or renders it where the edge could not. */
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@emsal/platform/host-router';
import { App } from '../app/app';
import { loadContentParts } from '../layouts/later';
import { readPageData, rootId } from '../page-data/page-data';
import { createRemoteLoader } from '../remotes/remote-loader';
import { loadOwner } from './load-owner';
import { navigateByLinks } from './link-navigation';
import { browserPageParts } from './browser-page';
import { createPageRouter } from './page-router';
import { watchWebView } from './watch-web-view';

/** Its effect runs after the first commit, when every handler below is in place. */
function Hydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => window.emsalBoot.hydrated(), []);
  return children;
}

/** Between two pieces of work: what was pressed in the meantime is answered first. */
const answerFirst = (): Promise<void> => window.emsalBoot.quiet(0);

/** Whoever goes on in the history before the page is taken over stands at another address than the one that the edge rendered. */
const isStillHere = (): boolean =>
  performance.getEntriesByType('navigation')[0]?.name.includes(location.pathname) !== false;

export async function start(): Promise<void> {
  const data = readPageData(document);
  const loader = createRemoteLoader(data);
  const isRendered = data.router !== null;
  // React Refresh follows only roots that were mounted after it, so a remote under development comes before the first commit.
  const isOwnerFirst = isRendered || process.env.NODE_ENV === 'development';
  const owner = isOwnerFirst && data.owner ? await loadOwner(data.owner.name, loader) : null;
  await answerFirst();
  const { router, page } = await createPageRouter({ data, loader, owner, parts: browserPageParts(data) });
  await answerFirst();
  const app = (
    <App page={page}>
      <Hydrated>
        <RouterProvider router={router} />
      </Hydrated>
    </App>
  );
  const root = document.getElementById(rootId)!;
  if (document.documentElement.dataset['page'] === 'content') await loadContentParts();
  await window.emsalBoot.quiet(6000);
  startTransition(() => void (isRendered && isStillHere() ? hydrateRoot(root, app) : createRoot(root).render(app)));
  navigateByLinks(router, data);
  watchWebView();
}
