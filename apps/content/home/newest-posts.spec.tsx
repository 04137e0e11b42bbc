/** @vitest-environment node */
import { pageContext, PageProvider, type Page } from '@emsal/platform/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom';
import { cmsTransport, samplePost } from '../testing/cms-transport';
import { withLines } from '../testing/within-page';
import { Component, loader } from './home-page';

const routes = [{ index: true, loader, Component }];

async function home(part: Partial<Page>): Promise<string> {
  const page: Page = { ...withLines('TRAFFIC', 'AUTO'), transport: cmsTransport({ away: true }), ...part };
  const handler = createStaticHandler(routes);
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const context = (await handler.query(new Request('http://localhost/'), { requestContext })) as Exclude<
    Awaited<ReturnType<typeof handler.query>>,
    Response
  >;
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageProvider>,
  );
}

const row = /<h2>Okumaya değer<\/h2>/;

it('the home page has the posts that the edge knows, without asking the API', async () => {
  const html = await home({ isServer: true, publishedContent: [samplePost] });
  expect(html).toMatch(row);
  expect(html).toContain('href="/dask-mi-konut-mu"');
  expect(html).toContain('Ev · 3 dk okuma');
});

it.each([
  ['the edge knows none yet', { isServer: true, publishedContent: null }],
  ['the shell is older', { isServer: true }],
  ['the API is away', { isServer: false }],
])('the home page has no row of posts while %s', async (_, part) => {
  const html = await home(part);
  expect(html).not.toMatch(row);
  expect(html).toContain('Bir kez sorun,');
});

it('in the browser, the home page asks for them', async () => {
  expect(await home({ isServer: false, transport: cmsTransport() })).toMatch(row);
});
