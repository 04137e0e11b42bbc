import { pageContext } from '@emsal/platform/page';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { paths } from './paths';
import routes from './remote';
import { landingLines } from './landing/landings';
import { trafficOnly, withLines } from './testing/within-page';

const patternOf = (path: string | undefined) => `/${path ?? ''}`;

it('publishes a path for each of its routes, the catch-all with the lowest rank', () => {
  expect(routes.map(({ path }) => patternOf(path)).sort()).toEqual(paths.map(({ pattern }) => pattern).sort());
  expect(paths.find(({ pattern }) => pattern === '/*')).toMatchObject({ rank: 0 });
});

it('M391 needs no token, visit or login: every page is open to anonymous visitors', async () => {
  const handler = createStaticHandler(routes);
  const requestContext = new RouterContextProvider(new Map([[pageContext, withLines(...landingLines)]]));
  for (const { sitemap = [] } of paths)
    for (const path of sitemap) {
      const served = await handler.query(new Request(`http://localhost${path}`), { requestContext });
      expect([path, served]).toEqual([path, expect.objectContaining({ statusCode: 200 })]);
    }
});

it('has no landing page for a line that is not sold', async () => {
  const requestContext = new RouterContextProvider(new Map([[pageContext, trafficOnly()]]));
  const served = await createStaticHandler(routes).query(new Request('http://localhost/kasko-sigortasi'), {
    requestContext,
  });
  expect(served).toMatchObject({ statusCode: 404 });
  expect(paths.find(({ pattern }) => pattern === '/kasko-sigortasi')).toMatchObject({ needs: '/kasko-sigortasi/form' });
});

it('marks every path as settled except the one whose loader answers 404', () => {
  expect(paths.filter(({ settled }) => !settled).map(({ pattern }) => pattern)).toEqual(['/*']);
});

it.each(routes.map((route) => [patternOf(route.path), route] as const))('%s loads its page', async (_, route) => {
  const page = await (route.lazy as () => Promise<{ Component: unknown }>)();
  expect(page.Component).toBeInstanceOf(Function);
});
