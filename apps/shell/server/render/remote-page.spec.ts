/** @vitest-environment node */
import { getEventListeners } from 'node:events';
import type { RemoteModule } from '@emsal/platform/remote';
import { errorTexts } from '../../errors/error-page.texts';
import { createAppStore } from '../../store/app-store';
import { loadPage, renderLoaded } from './remote-page';

const { page } = createAppStore(
  {
    transport: async () => ({ status: 0, body: null }),
    cookie: () => undefined,
    visitId: () => undefined,
    isServer: true,
    isMobile: false,
    products: [],
    isPublished: () => true,
    year: 2026,
    marketingPermissionRequired: false,
  },
  [],
);
const request = { url: 'http://localhost/meyve', form: null };
const orchard = (layout: string) => ({
  name: 'orchard',
  module: {
    default: [{ path: 'meyve', element: 'Elma', handle: { layout } }],
    slices: [],
    paths: [],
  } as unknown as RemoteModule,
});

describe('a page of a remote', () => {
  it('is loaded with its status and rendered', async () => {
    const loaded = await loadPage(orchard('landing'), page, request);
    expect(loaded).toMatchObject({ kind: 'page', status: 200 });
    if (loaded.kind === 'page') expect((await renderLoaded(loaded, page)).body).toContain('Elma');
  });

  it('M174 M580 that names a layout unknown to the shell is a 500 page', async () => {
    const loaded = await loadPage(orchard('unknown'), page, request);
    expect(loaded).toMatchObject({ kind: 'page', status: 500 });
    if (loaded.kind === 'page') expect((await renderLoaded(loaded, page)).body).toContain(errorTexts.failedTitle);
  });

  it('whose address cannot be parsed leaves no listener behind that could throw later', async () => {
    const { signal } = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    await expect(loadPage(null, page, { url: 'http://localhost:80*', form: null })).rejects.toThrow('Invalid URL');
    timeout.mockRestore();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('that is not loaded in time fails with its path in the message', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const hangs = {
      name: 'orchard',
      module: {
        default: [
          { path: 'meyve', loader: () => new Promise(() => setImmediate(() => late.abort())), element: 'Elma' },
        ],
        slices: [],
        paths: [],
      } as unknown as RemoteModule,
    };
    await expect(loadPage(hangs, page, request)).rejects.toThrow('loaders of /meyve took more than 12000 ms');
    timeout.mockRestore();
  });
});
