import { paths } from './paths';
import routes from './remote';

const patternOf = (path: string | undefined) => `/${path ?? ''}`;

it('publishes the paths that it has routes for, and the rest as the last resort', () => {
  expect(routes.map(({ path }) => patternOf(path)).sort()).toEqual(paths.map(({ pattern }) => pattern).sort());
  expect(paths.find(({ pattern }) => pattern === '/*')).toMatchObject({ rank: 0 });
});

it('calls a path settled unless its loader may answer 404', () => {
  expect(paths.filter(({ settled }) => !settled).map(({ pattern }) => pattern)).toEqual(['/*']);
});

it.each(routes.map((route) => [patternOf(route.path), route] as const))('%s loads its page', async (_, route) => {
  const page = await (route.lazy as () => Promise<{ Component: unknown }>)();
  expect(page.Component).toBeInstanceOf(Function);
});
