import { pageContext } from '@emsal/platform/page';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { paths, framedPages, writtenPages } from './paths';
import { cmsTransport } from './testing/cms-transport';
import routes from './remote';
import { landingLines } from '@emsal/lines/registry/landings';
import { trafficOnly, withLines } from './testing/within-page';

const patternOf = (path: string | undefined) => `/${path ?? ''}`;

it('publishes a path for each of its routes, the catch-all with the lowest rank', () => {
  const fixed = routes.filter(({ path }) => !path?.includes(':')).map(({ path }) => patternOf(path));
  const written = writtenPages.map((slug) => `/${slug}`);
  expect([...fixed, ...written].sort()).toEqual(paths.map(({ pattern }) => pattern).sort());
  expect(paths.find(({ pattern }) => pattern === '/*')).toMatchObject({ rank: 0 });
});

const statusOf = async (path: string): Promise<number> => {
  const page = { ...withLines(...landingLines), transport: cmsTransport() };
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const served = await createStaticHandler(routes).query(new Request(`http://localhost${path}`), { requestContext });
  return served instanceof Response ? served.status : served.statusCode;
};

it('M391 needs no token, visit or login: every page is open to anonymous visitors', async () => {
  for (const { sitemap = [] } of paths)
    for (const path of sitemap) expect([path, await statusOf(path)]).toEqual([path, 200]);
});

it.each(Object.values(calculatorPaths))('M018 the calculator %s answers 200', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

it('has no landing page of a line that is sold, while its form is not published', async () => {
  const requestContext = new RouterContextProvider(new Map([[pageContext, trafficOnly()]]));
  const served = await createStaticHandler(routes).query(new Request('http://localhost/kasko-sigortasi'), {
    requestContext,
  });
  expect(served).toMatchObject({ statusCode: 404 });
  expect(paths.find(({ pattern }) => pattern === '/kasko-sigortasi')).toMatchObject({ needs: '/kasko-sigortasi/form' });
});

it.each(['/ozel-saglik-sigortasi', '/tamamlayici-saglik-sigortasi'])(
  'F035 F036 M044 M045 %s leads to the form of its line, which it needs',
  async (pattern) => {
    expect(await statusOf(pattern)).toBe(200);
    expect(paths.find((path) => path.pattern === pattern)).toMatchObject({ needs: `${pattern}/form` });
  },
);

it('marks no path as settled whose loader may answer 404', () => {
  const open = [
    '/kasko-arac-deger-listesi',
    '/blog',
    '/kampanyalar',
    ...[...framedPages, ...writtenPages].map((slug) => `/${slug}`),
    '/*',
  ];
  expect(paths.filter(({ settled }) => !settled).map(({ pattern }) => pattern)).toEqual(open);
});

it.each(routes.map((route) => [patternOf(route.path), route] as const))('%s loads its page', async (_, route) => {
  const page = await (route.lazy as () => Promise<{ Component: unknown }>)();
  expect(page.Component).toBeInstanceOf(Function);
});
