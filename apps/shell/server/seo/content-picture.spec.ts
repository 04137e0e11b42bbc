/** @vitest-environment node */
import { MockAgent } from 'undici';
import { contentPicture } from './content-picture';

const origin = 'http://api.test';

function apiWith(status: number, body: unknown) {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const pool = agent.get(origin);
  pool.intercept({ path: '/api/cms/content/get/dask-rehberi' }).reply(status, JSON.stringify(body));
  return pool;
}

it('is the title and the cover of the page at its current address', async () => {
  const api = apiWith(200, {
    isSuccess: true,
    result: { title: 'DASK rehberi', seoUrl: 'dask-rehberi', coverImage: 'house' },
  });
  expect(await contentPicture(api, '/dask-rehberi')).toEqual({ heading: ['DASK rehberi'], cover: 'house' });
});

it.each([
  ['a former address', '/dask-rehberi', { isSuccess: true, result: { title: 'DASK', seoUrl: 'dask' } }],
  ['a missing page', '/dask-rehberi', { isSuccess: false }],
  ['an unreachable API', '/baska', {}],
  ['a longer path', '/a/b', {}],
  ['a path that is no slug', '/%2e%2e', {}],
])('%s has none', async (_, path, body) => {
  expect(await contentPicture(apiWith(200, body), path)).toBeUndefined();
});
