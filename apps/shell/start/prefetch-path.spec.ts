import type { RemoteModule } from '@emsal/platform/remote';
import type { LoadResult } from '../remotes/remote-loader';
import { prefetchPath } from './prefetch-path';

const remotes = [
  { name: 'checkout', paths: [{ pattern: '/trafik-sigortasi/listeleme', rank: 1, page: 'journey' }] },
] as never;
const lazy = vi.fn(() => Promise.resolve({}));
const remote: RemoteModule = { default: [{ path: '/trafik-sigortasi/listeleme', lazy }], slices: [] } as never;

async function prepare(path: string, result: LoadResult) {
  const mount = vi.fn();
  const load = vi.fn(() => Promise.resolve(result));
  await prefetchPath({ remotes }, { load }, mount)(path);
  return { load, mount };
}

beforeEach(() => lazy.mockClear());

describe('prefetching a path', () => {
  it('mounts its remote and loads the chunk of its route', async () => {
    const { mount } = await prepare('/trafik-sigortasi/listeleme', { ok: true, module: remote });
    expect(mount).toHaveBeenCalledWith('checkout', remote);
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('ignores a remote that cannot be loaded', async () => {
    const { mount } = await prepare('/trafik-sigortasi/listeleme', { ok: false, fault: 'offline' });
    expect(mount).not.toHaveBeenCalled();
  });

  it('does nothing for a path that no remote serves', async () => {
    const { load, mount } = await prepare('/baska', { ok: true, module: remote });
    expect([load.mock.calls, mount.mock.calls]).toEqual([[], []]);
  });
});
