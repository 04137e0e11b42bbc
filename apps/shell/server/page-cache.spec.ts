import type { Page } from '@emsal/platform/page';
import { brotliDecompressSync } from 'node:zlib';
import { createPageCache, watchParts } from './page-cache';

describe('the cache of content pages', () => {
  it('gives a page back compressed, for an hour', async () => {
    let time = 1_000_000;
    const cache = createPageCache({ now: () => new Date(time) });
    expect(cache.find('/a')).toBeUndefined();
    await cache.keep('/a', '<p>ğüş</p>');
    time += 3_599_999;
    expect(brotliDecompressSync(cache.find('/a')!).toString('utf8')).toBe('<p>ğüş</p>');
    time += 1;
    expect(cache.find('/a')).toBeUndefined();
  });

  it('knows pages apart and keeps a bounded number of them', async () => {
    const cache = createPageCache({ now: () => new Date(0) });
    await Promise.all(Array.from({ length: 501 }, (_, index) => cache.keep(`/${index}`, `${index}`)));
    const kept = Array.from({ length: 501 }, (_, index) => cache.find(`/${index}`)).filter(Boolean);
    expect(kept).toHaveLength(500);
  });
});

describe('a page handle that is watched', () => {
  const parts = {
    transport: async () => ({ status: 200, body: null }),
    cookie: () => undefined,
    visitId: () => undefined,
    products: [],
    isPublished: () => true,
  } as unknown as Omit<Page, 'store'>;

  it.each([
    ['a cookie', (page: Omit<Page, 'store'>) => page.cookie('x')],
    ['the visit', (page: Omit<Page, 'store'>) => page.visitId('1')],
    ['the API', (page: Omit<Page, 'store'>) => page.transport({ method: 'GET', path: 'x', body: undefined }, {})],
  ])('tells that %s was asked, so that the page is not kept for others', (_, read) => {
    const watched = watchParts(parts);
    watched.parts.isPublished('/');
    expect(watched.isPersonal()).toBe(false);
    read(watched.parts as Page);
    expect(watched.isPersonal()).toBe(true);
  });
});
