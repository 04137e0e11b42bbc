/** A form's address as the edge answers it: status and HTML of a remote's routes. */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { PageProvider, pageContext } from '@emsal/platform/page';
import type { RouteObject } from '@emsal/platform/router';
import { Provider } from '@emsal/platform/store';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom';
import { visitId } from './fake-api';
import { createPage, type FormSetting } from './render-form';

export interface ServedForm extends Pick<FormSetting, 'path' | 'funnel'> {
  routes: RouteObject[];
  line: RegisteredLine;
}

export async function serveForm({ routes, line, path, funnel }: ServedForm): Promise<{ status: number; html: string }> {
  const { page } = createPage(await line.load(), { funnel });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`), {
    requestContext: new RouterContextProvider(new Map([[pageContext, page]])),
  });
  if (context instanceof Response) return { status: context.status, html: '' };
  if (context.errors) return { status: context.statusCode, html: '' };
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <Provider store={page.store}>
      <PageProvider value={page}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PageProvider>
    </Provider>,
  );
  return { status: context.statusCode, html };
}

/** Of a family whose lines are all served by one remote. */
export const describeServedForms = (lines: readonly RegisteredLine[], routes: RouteObject[]): void =>
  describe.each(lines)('the form of $id on the edge', (line) => {
    const { slug, identityField } = factsOf(line.id);
    const funnel = { visitId, answers: { [identityField]: '10000000078', phoneNumber: '5321234567' } };

    it('F061 answers 200 with the open step', async () => {
      const { status, html } = await serveForm({ routes, line, path: `/${slug}/form`, funnel });
      expect([status, html]).toEqual([200, expect.stringMatching(/<h1[^>]*>[^<]+<\/h1>.*100 000 000 78/)]);
    });

    it('answers an unknown step with 404', async () => {
      expect((await serveForm({ routes, line, path: `/${slug}/form/olmayan-adim`, funnel })).status).toBe(404);
    });
  });
