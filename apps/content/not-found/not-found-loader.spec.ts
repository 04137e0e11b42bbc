import { pageContext, type Page } from '@emsal/platform/page';
import { trafficOnly } from '../testing/within-page';
import { loader } from './not-found-loader';

const load = (isServer: boolean) => {
  const page: Page = { ...trafficOnly(), isServer };
  const context = { get: (key: unknown) => (key === pageContext ? page : undefined) };
  return loader({
    context,
    request: new Request('http://localhost/yok?tc=1'),
    params: {},
    unstable_pattern: '/*',
  } as never);
};

const track = vi.fn();
beforeEach(() => {
  track.mockClear();
  Object.assign(globalThis, { emsalBoot: { track } });
});

it('answers 404', () => {
  expect(load(true).init?.status).toBe(404);
});

it('reports the path of a navigation within the site; the boot script reports a loaded document', () => {
  load(true);
  expect(track).not.toHaveBeenCalled();
  load(false);
  expect(track.mock.calls).toEqual([[{ name: '404', page: '/yok', data: { status: 404 } }]]);
});
