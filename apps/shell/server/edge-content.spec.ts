/** @vitest-environment node */
import { heading, openEdge, type EdgeSite } from '../testing/edge-site';

const path = '/trafik-sigortasi';
/** Milliseconds in which a publication is seen. */
const seenWithin = 10_000;

describe('what editors publish at the address of a product', () => {
  let site: EdgeSite;
  beforeAll(async () => void (site = await openEdge()), 120_000);
  afterAll(() => site.close(), 30_000);

  /** Reads the page as visitors do, over and over, until it says so. @returns the last page */
  async function untilTitled(title: string) {
    const end = Date.now() + seenWithin;
    for (;;) {
      const page = await site.get(path, { 'accept-encoding': 'br' });
      if (heading(page) === title || Date.now() > end) return page;
      await new Promise((done) => setTimeout(done, 200));
    }
  }

  it('is the remote’s own text before the content has ever answered', async () => {
    expect(heading(await site.get(path))).toBe('Bahçe');
  });

  it('is seen within ten seconds, and so is going back, although pages are cached', async () => {
    for (const title of ['Yeni başlık', 'Daha yeni', 'Yeni başlık']) {
      await site.publishTitle(title);
      const page = await untilTitled(title);
      expect([heading(page), page.status]).toEqual([title, 200]);
      expect(page.html).toContain(`<meta property="og:title" content="${title}">`);
    }
  }, 40_000);

  it('stays as it was while the content is away', async () => {
    await site.publishTitle('Sonuncu');
    await untilTitled('Sonuncu');
    await site.publishTitle(null);
    await new Promise((done) => setTimeout(done, 5_000));
    expect(heading(await site.get(`${path}?a=1`))).toBe('Sonuncu');
  }, 30_000);

  it('costs a page no call of the API', async () => {
    await site.sent();
    await site.get(`${path}?a=2`);
    expect(await site.sent()).toEqual([]);
  });

  it('a draft that is gone answers 404', async () => {
    expect((await site.get(`${path}?taslak=yok`)).status).toBe(404);
  });
});
