/** @vitest-environment node */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cookieOf, heading, openEdge, pageData, pairOf, type EdgeSite } from '../testing/edge-site';

let site: EdgeSite;

async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(100);
}

beforeAll(async () => {
  site = await openEdge();
}, 120_000);

afterAll(() => site.close(), 30_000);

describe('a remote', () => {
  const bundleOf = (name: string, version: string): string =>
    join(site.registryDirectory, name, version, 'server/remote.cjs');

  /** Its own routes answer 503 with links to go on; other routes are not affected. */
  async function expectOwnRoutesOnly(path: string): Promise<void> {
    const down = await site.get(path);
    expect([down.status, heading(down)]).toEqual([503, 'Bu bölüm şu an açılamıyor']);
    expect(down.html).toContain(`href="${path}" data-reload="">Tekrar dene</a>`);
    expect(down.html).toContain('tel:+90850');
    expect(pageData(down).router).toBeNull();
    expect(heading(await site.get('/'))).toBe('Bahçe');
    expect(heading(await site.get('/meyve'))).toBe('Elma');
  }

  it('whose bundle is missing, is HTML or hangs affects its own routes only', async () => {
    const file = bundleOf('stuck', await site.publish('stuck'));
    const code = await readFile(file);
    await rm(file);
    await expectOwnRoutesOnly('/takili');
    await writeFile(file, '<!doctype html><p>Bakımdayız');
    await expectOwnRoutesOnly('/takili');
    await writeFile(file, code);
    await expectOwnRoutesOnly('/takili');
  }, 20_000);

  it('that leaves a rejected promise behind affects nothing', async () => {
    await site.publish('careless');
    const edge = await site.edgePid();
    expect(heading(await site.get('/dikkatsiz/soz'))).toBe('Söz');
    expect(heading(await site.get('/meyve'))).toBe('Elma');
    expect(await site.edgePid()).toBe(edge);
  }, 20_000);

  it.each([
    ['throws an uncaught error', 'istisna'],
    ['never returns from rendering', 'sonsuz'],
    ['fills its heap', 'bellek'],
    ['ends its process', 'cikis'],
    ['stops its process', 'durdu'],
  ])(
    'that %s loses its own page; every other page and the edge go on',
    async (_, page) => {
      await site.publish('careless');
      const edge = await site.edgePid();
      const broken = site.get(`/dikkatsiz/${page}`);
      expect(heading(await site.get('/meyve'))).toBe('Elma');
      expect((await fetch(`${site.url}/api/who`)).status).toBe(200);
      expect([(await broken).status, heading(await broken)]).toEqual([503, 'Bu bölüm şu an açılamıyor']);
      expect(heading(await site.get('/meyve'))).toBe('Elma');
      expect(await site.edgePid()).toBe(edge);
    },
    60_000,
  );

  it('whose process ended is rendered again after a short wait', async () => {
    await site.publish('careless');
    await site.get('/dikkatsiz/cikis');
    await eventually(async () => heading(await site.get('/dikkatsiz/soz')) === 'Söz');
  }, 60_000);

  it('that exports the wrong shape affects its own routes only', async () => {
    await site.publish('wrong');
    await expectOwnRoutesOnly('/kirik');
  }, 20_000);

  it('whose server bundle does not have the hash of the registry is not evaluated', async () => {
    // Another test may have evaluated this version, so a new edge is started.
    await site.restartEdge();
    await site.get('/meyve');
    const version = await site.publish('orchard', 'orchard-later');
    const bytes = await readFile(bundleOf('orchard', version), 'utf8');
    await writeFile(bundleOf('orchard', version), bytes.replaceAll('Armut', 'Kötü'));
    const page = await site.get('/meyve');
    await site.rollback('orchard');
    await writeFile(bundleOf('orchard', version), bytes);
    expect(page.html).not.toContain('Kötü');
    expect([page.status, heading(page)]).toEqual([200, 'Elma']);
    expect(pageData(page).owner!.version).not.toBe(version);
  }, 20_000);

  it('is replaced and rolled back while the edge is running', async () => {
    const first = pageData(await site.get('/meyve')).owner!.version;
    const second = await site.publish('orchard', 'orchard-later');
    const swapped = await site.get('/meyve');
    expect([heading(swapped), pageData(swapped).owner!.version]).toEqual(['Armut', second]);
    const statusAt = async ({ revision }: { revision: number }): Promise<number> =>
      (await site.get(`/remotes/at/${revision}.json`)).status;
    const linesAt = async ({ revision }: { revision: number }) => site.get(`/remotes/lines/${revision}.json`);
    expect((await linesAt(pageData(swapped))).html).toContain('"slug":"trafik-sigortasi"');
    expect(await statusAt(pageData(swapped))).toBe(200);
    expect(await site.rollback('orchard')).toBe(first);
    const restored = await site.get('/meyve');
    expect(heading(restored)).toBe('Elma');
    expect((await linesAt(pageData(swapped))).status).toBe(410);
    expect([await statusAt(pageData(swapped)), await statusAt(pageData(restored))]).toEqual([410, 200]);
    const edge = await site.edgePid();
    expect(() => process.kill(edge, 0)).not.toThrow();
  }, 20_000);

  it('stays on the revision of the first page for two hours, and leaves it when a version was rolled back', async () => {
    const pin = pairOf(cookieOf(await site.get('/meyve'), 'site-revision'));
    await site.publish('orchard', 'orchard-later');
    const pinned = await site.get('/meyve', { cookie: pin });
    expect([heading(pinned), cookieOf(pinned, 'site-revision')]).toEqual(['Elma', '']);
    const later = pairOf(cookieOf(await site.get('/meyve'), 'site-revision'));
    await site.rollback('orchard');
    const moved = await site.get('/meyve', { cookie: later });
    expect(heading(moved)).toBe('Elma');
    expect(cookieOf(moved, 'site-revision')).toContain('Max-Age=7200');
  }, 20_000);

  it('may not publish a path that another one serves at the same rank', async () => {
    await expect(site.publish('rival')).rejects.toThrow('rival /meyve/elma overlaps orchard /meyve/* at rank 20');
    expect(heading(await site.get('/meyve'))).toBe('Elma');
  }, 20_000);

  it('has other CSS class names in another version', async () => {
    const classes = async (): Promise<string> => /class="(fruit-[^"]+)"/.exec((await site.get('/meyve')).html)![1]!;
    const before = await classes();
    await site.publish('orchard', 'orchard-later');
    const after = await classes();
    await site.rollback('orchard');
    expect(after).not.toBe(before);
  }, 20_000);
});

it('without a registry every page is away for now, none is not there', async () => {
  const files = ['registry.json', 'registry.copy.json'].map((name) => join(site.registryDirectory, name));
  const texts = await Promise.all(files.map((file) => readFile(file)));
  await Promise.all(files.map((file) => rm(file)));
  await site.restartEdge();
  const away = await site.get('/meyve');
  expect([away.status, heading(away), pageData(away).owner]).toEqual([503, 'Bu bölüm şu an açılamıyor', null]);
  await Promise.all(files.map((file, at) => writeFile(file, texts[at]!)));
  expect((await site.get('/meyve')).status).toBe(200);
}, 20_000);

describe('shutdown', () => {
  it('SIGTERM ends the edge with exit code 0', async () => {
    expect(await site.restartEdge()).toBe(0);
  });
});
