/** The form page of a line in the browser's router, with its real store and a fake API. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from '@emsal/platform/host-router';
import { pageContext, PageProvider } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { langCookie } from '@emsal/platform/storage/cookie-table';
import { combineSlices, configureStore, Provider } from '@emsal/platform/store';
import { funnelSlice } from '@emsal/state/funnel/funnel-slice';
import { emptyFunnel } from '@emsal/state/funnel/funnel-state';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import { offerSlice } from '@emsal/state/offer/offer-slice';
import { render } from '@testing-library/react';
import { FormPage } from '../form-page/form-page';
import { formLoader } from '../form-page/form-loader';
import type { StepPictures, StepWidgets } from '../step-form/step-widget';
import { fakeApi } from './fake-api';
import type { Answer } from './fake-api';

export interface FormSetting {
  path: string;
  funnel?: Partial<LineFunnel>;
  answers?: Readonly<Record<string, Answer>>;
  widgets?: StepWidgets;
  pictures?: StepPictures;
  page?: Partial<Page>;
}

export function createPage(line: Line, { funnel, answers, page: parts }: Omit<FormSetting, 'path'>) {
  const api = fakeApi(answers);
  const page = {
    transport: api.transport,
    cookie: (name: string) => (name === langCookie.name ? 'tr' : undefined),
    visitId: () => funnel?.visitId ?? undefined,
    isServer: false,
    isMobile: false,
    marketingPermissionRequired: false,
    products: Object.values(lineFacts),
    isPublished: () => true,
    year: 2026,
    ...parts,
  } as Page;
  const preloadedState = funnel ? { funnel: { [line.id]: { ...emptyFunnel, ...funnel } } } : {};
  page.store = configureStore({
    reducer: combineSlices(funnelSlice, offerSlice),
    preloadedState: preloadedState as never,
    middleware: (defaults) => defaults({ thunk: { extraArgument: page } }),
  });
  return { page, api };
}

let shown: ReturnType<typeof createBrowserRouter> | undefined;

/** The previous router must not react to the history any more. */
function openRouter(...[routes, options]: Parameters<typeof createBrowserRouter>) {
  shown?.dispose();
  shown = createBrowserRouter(routes, options);
  return shown;
}

export async function renderForm(line: Line, setting: FormSetting) {
  const { page, api } = createPage(line, setting);
  const element = <FormPage line={line} widgets={setting.widgets ?? {}} pictures={setting.pictures ?? {}} />;
  const other = { path: '*', element: <p>başka sayfa</p> };
  const form = {
    path: `${line.facts.slug}/form/*`,
    element,
    loader: formLoader(line),
    shouldRevalidate: () => false,
    hydrateFallbackElement: <p />,
  };
  history.pushState(null, '', setting.path);
  const router = openRouter([form, other], {
    getContext: () => new RouterContextProvider(new Map([[pageContext, page]])),
  });
  const view = render(
    <Provider store={page.store}>
      <PageProvider value={page}>
        <main>
          <RouterProvider router={router} />
        </main>
      </PageProvider>
    </Provider>,
  );
  await view.findByRole('main');
  return { ...view, api, page, router, store: page.store, path: () => router.state.location.pathname };
}
