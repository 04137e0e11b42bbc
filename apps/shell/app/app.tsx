/** The root element on the edge and in the browser: store, page handle, router. */
import { StrictMode, type ReactNode, type SyntheticEvent } from 'react';
import { PageProvider, type Page } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';

interface AppProps {
  page: Page;
  /** React has handled a click or a change: it handles none on a part that is not hydrated yet. */
  onHandled?: (event: SyntheticEvent) => void;
  children: ReactNode;
}

export const App = ({ page, onHandled, children }: AppProps) => (
  <StrictMode>
    <Provider store={page.store}>
      <PageProvider value={page}>
        <div data-page-root="" onClickCapture={onHandled} onChangeCapture={onHandled}>
          {children}
        </div>
      </PageProvider>
    </Provider>
  </StrictMode>
);
