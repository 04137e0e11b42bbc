import { brotliDecompressSync } from 'node:zlib';
import { createPageCache } from './page-cache';

describe('the cache of content pages', () => {
  it('returns a page compressed, for an hour', async () => {
    let time = 1_000_000;
    const cache = createPageCache({ now: () => new Date(time) });
    expect(cache.get('/a')).toBeUndefined();
    await cache.set('/a', '<p>ğüş</p>');
    time += 3_599_999;
    expect(brotliDecompressSync(cache.get('/a')!).toString('utf8')).toBe('<p>ğüş</p>');
    time += 2;
    expect(cache.get('/a')).toBeUndefined();
  });

  it('holds a bounded number of pages', async () => {
    const cache = createPageCache({ now: () => new Date(0) });
    for (let index = 0; index <= 500; index++) await cache.set(`/${index}`, `${index}`);
    const cached = Array.from({ length: 501 }, (_, index) => cache.get(`/${index}`)).filter(Boolean);
    expect(cached).toHaveLength(500);
  });
});
