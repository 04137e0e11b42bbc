import type { RemoteModule } from '@emsal/platform/remote';
import type { LoadResult } from '../remotes/remote-loader';
import { preparePath } from './prepare-path';

const remotes = [
  { name: 'checkout', paths: [{ pattern: '/trafik-sigortasi/listeleme', rank: 1, page: 'journey' }] },
] as never;
const lazy = jest.fn(() => Promise.resolve({}));
const remote: RemoteModule = { default: [{ path: '/trafik-sigortasi/listeleme', lazy }], slices: [] } as never;

async function prepare(path: string, result: LoadResult) {
  const mount = jest.fn();
  const load = jest.fn(() => Promise.resolve(result));
  await preparePath({ remotes }, { load }, mount)(path);
  return { load, mount };
}

beforeEach(() => lazy.mockClear());

describe('preparing a path', () => {
  it('mounts its remote and fetches what it shows', async () => {
    const { mount } = await prepare('/trafik-sigortasi/listeleme', { ok: true, module: remote });
    expect(mount).toHaveBeenCalledWith('checkout', remote);
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('leaves a remote that does not come to whoever goes there', async () => {
    const { mount } = await prepare('/trafik-sigortasi/listeleme', { ok: false, fault: 'offline' });
    expect(mount).not.toHaveBeenCalled();
  });

  it('does nothing for a path that nobody serves', async () => {
    const { load, mount } = await prepare('/baska', { ok: true, module: remote });
    expect([load.mock.calls, mount.mock.calls]).toEqual([[], []]);
  });
});
