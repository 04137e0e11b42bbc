/** The root element on the edge and in the browser: store, page handle, router. */
import { StrictMode, type ReactNode } from 'react';
import { PageProvider, type Page } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';

export const App = ({ page, children }: { page: Page; children: ReactNode }) => (
  <StrictMode>
    <Provider store={page.store}>
      <PageProvider value={page}>
        <div data-page-root="">{children}</div>
      </PageProvider>
    </Provider>
  </StrictMode>
);
