/** @vitest-environment node */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cookieOf, heading, openEdge, pageData, type EdgeSite } from '../testing/edge-site';

let site: EdgeSite;

beforeAll(async () => {
  site = await openEdge();
}, 120_000);

afterAll(() => site.close(), 30_000);

describe('a page', () => {
  it('M001 is rendered on the edge in Turkish, with its remote, title and styles in the head', async () => {
    const page = await site.get('/');
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/^<!doctype html><html lang="tr"/);
    const [head = ''] = page.html.split('</head>');
    expect(head).toContain('<title>Bahçe</title>');
    expect(head).toMatch(/<style data-href="css\/styles\.[^"]+">[^<]+<\/style>/);
    expect(heading(page)).toBe('Bahçe');
  });

  it('M002 F004 sets the lang cookie for 365 days once', async () => {
    expect(cookieOf(await site.get('/'), 'lang')).toContain('lang=tr; Max-Age=31536000');
    expect(cookieOf(await site.get('/', { cookie: 'lang=tr' }), 'lang')).toBe('');
  });

  it('F003 is Turkish whatever languages the browser accepts', async () => {
    const page = await site.get('/', { 'accept-language': 'en-US,en;q=0.9' });
    expect(page.html).toMatch(/^<!doctype html><html lang="tr"/);
    expect(cookieOf(page, 'lang')).toContain('lang=tr;');
  });

  it('F005 needs no prefix for the locale', async () => {
    const page = await site.get('/');
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/href="\/tr[/"]/);
  });

  it('has no framework script in its markup and preloads none: the boot script loads what the page data list', async () => {
    expect((await site.get('/')).html).not.toMatch(/<script[^>]+src=/);
    const { html } = await site.get('/meyve');
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).toMatch(/"scripts":\["\/static\/js\/main\.[0-9a-f]+\.js"\]/);
    expect(html).not.toMatch(/rel="(module)?preload"[^>]+as="script"/);
  });

  it('has the boot script as its only inline script, with at most 5 KB compressed', async () => {
    const page = await site.get('/meyve');
    const scripts = [...page.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!);
    expect(scripts).toHaveLength(1);
    expect(brotliCompressSync(scripts[0]!).length).toBeLessThanOrEqual(5_120);
    const hash = createHash('sha256').update(scripts[0]!).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('has its style sheets in the document, and its policy allows no other inline style', async () => {
    const page = await site.get('/meyve');
    expect(page.html).not.toMatch(/ style=|rel="stylesheet"/);
    const sheets = [...page.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
    expect(sheets).toHaveLength(2);
    const hashes = sheets.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashes.join(' ')};`);
    expect(page.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('of the payment class may frame the bank, other pages may frame nothing', async () => {
    expect((await site.get('/odeme')).headers.get('content-security-policy')).toContain(
      'frame-src http://127.0.0.1:4300;',
    );
    expect((await site.get('/meyve')).headers.get('content-security-policy')).toContain("frame-src 'none';");
  });

  it('of the payment class has the styles of the shell and its own remote, and loads no other file', async () => {
    const page = await site.get('/odeme');
    expect(page.html).not.toMatch(/(?:src|href)="\/(?:static|remotes)\/[^"]+\.(?:js|css)"/);
    expect(page.html.match(/<style/g)).toHaveLength(2);
    expect(pageData(page)).toMatchObject({ scripts: [expect.any(String)], owner: { name: 'orchard' } });
  });

  it('carries whether the marketing permission is required, which is off by default', async () => {
    expect(pageData(await site.get('/meyve'))).toMatchObject({ marketingPermissionRequired: false });
  });

  it('carries loader data and the state of the store to the browser', async () => {
    const data = pageData(await site.get('/meyve'));
    expect(data.state).toEqual({ basket: { fruit: 'Elma' } });
    expect(data.router).toMatchObject({ errors: null });
  });

  it('M258 of the journey class gets a token before its loaders run when the visitor has none', async () => {
    await site.sent();
    const page = await site.get('/meyve');
    expect((await site.sent()).map(({ path }) => path)).toEqual(['/api/token/create', '/api/who']);
    expect(page.html).toContain('tanındı');
    expect(cookieOf(page, 'token-secret')).toContain('HttpOnly');
  });

  it('requests no token when the visitor has one', async () => {
    await site.sent();
    await site.get('/meyve', { cookie: 'token=abc' });
    expect(await site.sent()).toMatchObject([{ path: '/api/who', cookies: 'token=abc' }]);
  });

  it('redirects when its loader does', async () => {
    const page = await site.get('/meyve/tasindi');
    expect([page.status, page.headers.get('location')]).toEqual([302, '/meyve']);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip, br;q=0', null],
    ['gzip', null],
  ])('for %p is compressed with %p', async (accepted, encoding) => {
    expect((await site.get('/', { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(encoding);
  });

  it('greets whoever signed in, before and after others were sent it from the cache', async () => {
    const greets = async (cookie: string) =>
      (await site.get('/', { 'accept-encoding': 'br', cookie })).html.includes('Ayşe');
    const signedIn = `token=abc; customer-name=${encodeURIComponent('Ayşe')}`;
    const others = 'token=abc';
    const seen: boolean[] = [];
    for (const cookie of [signedIn, others, others, signedIn, others]) seen.push(await greets(cookie));
    expect(seen).toEqual([true, false, false, true, false]);
  });

  it('that sets cookies is kept by no shared cache', async () => {
    const { headers } = await site.get('/');
    expect([headers.getSetCookie().length > 0, headers.get('cache-control')]).toEqual([true, 'private, no-cache']);
  });
});

describe('faults', () => {
  it.each(['/hata', '/bozuk'])(
    '%s affects only its own page, which offers to try again or to call within header and footer',
    async (path) => {
      const page = await site.get(path);
      expect(page.status).toBeGreaterThanOrEqual(500);
      expect(page.html).toContain('Tekrar dene');
      expect(page.html).toContain('tel:+90850');
      expect(page.html).toContain('<footer');
      expect(page.html).not.toMatch(/the (loader|component) fails|at .*\.cjs/);
      expect((await site.get('/meyve')).status).toBe(200);
    },
  );

  it('an unavailable API makes a 503 page that retries: by script, or by reloading itself', async () => {
    const page = await site.get('/meyve', { cookie: 'token=abc; outage=1' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page.html).toMatch(/<script defer src="\/static\/js\/main/);
    expect(pageData(page)).toMatchObject({ router: null, owner: { name: 'orchard' } });
    expect(page.html).toMatch(/<div id="service-away" role="status"[^>]* hidden>/);
    expect((await site.get('/meyve', { cookie: 'token=abc' })).status).toBe(200);
  });

  it('a promise that a remote leaves unhandled does not end the edge', async () => {
    await site.get('/savruk');
    expect((await site.get('/meyve')).status).toBe(200);
    const edge = await site.edgePid();
    expect(() => process.kill(edge, 0)).not.toThrow();
  });

  it('a failing remote is distinguished from a missing page', async () => {
    expect(heading(await site.get('/bozuk'))).toBe('Bu bölüm şu an açılamıyor');
  });
});

describe('the built shell', () => {
  it('contains no name of a remote', async () => {
    const folder = join(site.folder, 'shell');
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
      (file) => file.isFile() && !file.name.endsWith('.br'),
    );
    const texts = await Promise.all(
      files.map(async (file) => (await readFile(join(file.parentPath, file.name))).toString('latin1')),
    );
    const found = [
      'funnel-vehicle',
      'funnel_vehicle',
      'funnel-property',
      'funnel-health',
      'apps/checkout',
      'apps/content',
      'apps/account',
      'orchard',
      'garden',
    ].filter((name) => texts.some((text) => text.includes(name)));
    expect(found).toEqual([]);
  });
});
