/** @jest-environment node */
import type { RemoteModule } from '@emsal/platform/remote';
import { errorTexts } from '../routes/error-page.texts';
import { createAppStore } from '../store/app-store';
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
const asked = { url: 'http://localhost/meyve', form: null };
const orchard = (layout: string) => ({
  name: 'orchard',
  module: {
    default: [{ path: 'meyve', element: 'Elma', handle: { layout } }],
    slices: [],
    paths: [],
  } as unknown as RemoteModule,
});

describe('a page of a remote', () => {
  it('is loaded with its status and drawn', async () => {
    const loaded = await loadPage(orchard('landing'), page, asked);
    expect(loaded).toMatchObject({ kind: 'page', status: 200 });
    if (loaded.kind === 'page') expect((await renderLoaded(loaded, page)).body).toContain('Elma');
  });

  it('M174 M580 that names a layout which the shell does not know is a 500 in words', async () => {
    const loaded = await loadPage(orchard('unknown'), page, asked);
    expect(loaded).toMatchObject({ kind: 'page', status: 500 });
    if (loaded.kind === 'page') expect((await renderLoaded(loaded, page)).body).toContain(errorTexts.failedTitle);
  });
});
