/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { forkSite, type ForkedSite } from '../testing/forked-site';

let site: ForkedSite;

beforeAll(async () => {
  site = await forkSite();
  await site.publish('garden');
  await site.publish('orchard');
}, 120_000);

afterAll(() => site.close(), 30_000);

interface Got {
  status: number;
  headers: Headers;
  html: string;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await fetch(site.url + path, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const cookieOf = ({ headers }: Got, name: string): string =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';
const pairOf = (line: string): string => line.split(';', 1)[0]!;
const heading = ({ html }: Got): string => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
const pageData = ({ html }: Got) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)![1]!) as Record<string, never> & {
    owner: { version: string } | null;
    router: unknown;
    state: unknown;
  };

const submitTo = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url, ...headers },
  });

const submit = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  submitTo('/trafik-sigortasi/form', body, headers);

describe('a page', () => {
  it('M001 is rendered on the edge in Turkish, with its remote, title and styles in the head', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/^<!doctype html><html lang="tr"/);
    const [head = ''] = page.html.split('</head>');
    expect(head).toContain('<title>Bahçe</title>');
    expect(head).toMatch(
      /<link rel="stylesheet" href="\/remotes\/garden\/[0-9a-f]{12}\/css\/styles\.[^"]+" data-href="css\/[^"]+" integrity="sha384-/,
    );
    expect(heading(page)).toBe('Bahçe');
  });

  it('M002 F004 sets the lang cookie for 365 days once', async () => {
    expect(cookieOf(await get('/'), 'lang')).toContain('lang=tr; Max-Age=31536000');
    expect(cookieOf(await get('/', { cookie: 'lang=tr' }), 'lang')).toBe('');
  });

  it('F005 needs no prefix for the locale', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/href="\/tr[/"]/);
  });

  it('names no framework script in its markup and preloads none: the boot script loads what the page data names', async () => {
    expect((await get('/')).html).not.toMatch(/<script[^>]+src=/);
    const { html } = await get('/meyve');
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).toMatch(/"scripts":\["\/static\/js\/main\.[0-9a-f]+\.js"\]/);
    expect(html).not.toMatch(/rel="(module)?preload"[^>]+as="script"/);
  });

  it('has the boot script as its only inline script, and that under 5 KB as it is sent', async () => {
    const page = await get('/meyve');
    const scripts = [...page.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!);
    expect(scripts).toHaveLength(1);
    expect(brotliCompressSync(scripts[0]!).length).toBeLessThanOrEqual(5_120);
    const hash = createHash('sha256').update(scripts[0]!).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('has no inline style and allows none', async () => {
    const page = await get('/meyve');
    expect(page.html).not.toMatch(/ style=|<style/);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(page.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('of the payment class may frame the bank and nothing else may', async () => {
    expect((await get('/odeme')).headers.get('content-security-policy')).toContain('frame-src http://127.0.0.1:4300;');
    expect((await get('/meyve')).headers.get('content-security-policy')).toContain("frame-src 'none';");
  });

  it('of the payment class carries the shell and its own remote only', async () => {
    const page = await get('/odeme');
    const sources = [...page.html.matchAll(/(?:src|href)="(\/(?:static|remotes)\/[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path!.replace(/\/[0-9a-f]{12}\/|\.[0-9a-f]{8}\./g, '/'),
    );
    expect(sources).toEqual(['/static/css/styles/css', '/remotes/orchard/css/styles/css']);
    expect(pageData(page)).toMatchObject({ scripts: [expect.any(String)], owner: { name: 'orchard' } });
  });

  it('carries whether the marketing permission is required, by default not', async () => {
    expect(pageData(await get('/meyve'))).toMatchObject({ marketingPermissionRequired: false });
  });

  it('carries loader data and the state of the store to the browser', async () => {
    const data = pageData(await get('/meyve'));
    expect(data.state).toEqual({ basket: { fruit: 'Elma' } });
    expect(data.router).toMatchObject({ errors: null });
  });

  it('M258 of the journey class gets a token before its loaders run when the visitor has none', async () => {
    await site.sent();
    const page = await get('/meyve');
    expect((await site.sent()).map(({ path }) => path)).toEqual(['/api/token/create', '/api/who']);
    expect(page.html).toContain('tanındı');
    expect(cookieOf(page, 'token-secret')).toContain('HttpOnly');
  });

  it('asks for no token when the visitor has one', async () => {
    await site.sent();
    await get('/meyve', { cookie: 'token=abc' });
    expect(await site.sent()).toMatchObject([{ path: '/api/who', cookies: 'token=abc' }]);
  });

  it('redirects when its loader says so', async () => {
    const page = await get('/meyve/tasindi');
    expect([page.status, page.headers.get('location')]).toEqual([302, '/meyve']);
  });

  it('is sent compressed to whoever takes brotli', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  });
});

describe('addresses', () => {
  it.each([
    ['/trafik-sigortasi/', '/trafik-sigortasi'],
    ['/blog/?a=1', '/blog?a=1'],
    ['//', '/'],
    ['//baska.example/', '/baska.example'],
  ])('F072 M167 %s moves for good to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it('F073 F138 F607 M150 M175 M579 an unknown path is a 404 page with the branches that are on sale', async () => {
    const page = await get('/x/y/z');
    expect(page.status).toBe(404);
    expect(heading(page)).toBe('Sayfa bulunamadı.');
    const main = /<main.*?<\/main>/s.exec(page.html)![0];
    expect(main).toContain('<a href="/trafik-sigortasi"');
    expect(main).not.toContain('/kasko-sigortasi');
  });

  it('robots.txt and sitemap.xml name what is published', async () => {
    expect((await get('/robots.txt')).html).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const { html } = await get('/sitemap.xml');
    expect([...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${site.url}/`,
      `${site.url}/trafik-sigortasi`,
    ]);
  });

  it('tells search engines and previews what its handle says, with addresses of the site', async () => {
    const [head = ''] = (await get('/?utm=1')).html.split('</head>');
    expect(head).toContain(`<link rel="canonical" href="${site.url}/">`);
    expect(head).toContain('<meta property="og:title" content="Bahçe &quot;&lt;/script>&quot;">');
    expect(head).toContain(`<meta property="og:image" content="${site.url}/paylasim/ana-sayfa.png">`);
    const [, block] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)!;
    expect(JSON.parse(block!)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: 'Bahçe </script>',
      url: `${site.url}/`,
    });
    expect(head).not.toContain('noindex');
  });

  it.each(['/trafik-sigortasi', '/meyve', '/odeme', '/yok'])(
    '%s, which tells nothing, is not indexed',
    async (path) => {
      const { html } = await get(path);
      expect(html.split('</head>', 1)[0]).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/rel="canonical"|og:image/);
    },
  );

  it('draws the picture of a shared link in 1200 by 630 and keeps it', async () => {
    const picture = async (path: string) => Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    const png = await picture('/paylasim/ana-sayfa.png');
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(await picture('/paylasim/ana-sayfa.png')).toEqual(png);
    expect((await get('/paylasim/trafik-sigortasi.png')).status).toBe(404);
    expect((await get('/paylasim/yok.png')).status).toBe(404);
    expect((await get('/paylasim/..%2f..%2fetc.png')).status).toBe(404);
  });

  it('has icons and a manifest of the brand', async () => {
    const manifest = JSON.parse((await get('/site.webmanifest')).html) as { lang: string; icons: { src: string }[] };
    expect(manifest.lang).toBe('tr');
    for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200);
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/png');
  });

  it('of a product whose form nobody publishes is not there', async () => {
    expect((await get('/kasko-sigortasi')).status).toBe(404);
    expect((await get('/sitemap.xml')).html).not.toContain('kasko');
  });

  it('built files are immutable and compressed; server bundles are not served', async () => {
    const { html } = await get('/');
    const css = /href="(\/remotes\/[^"]+\.css)"/.exec(html)![1]!;
    const script = /"(\/static\/js\/main[^"]+)"/.exec(html)![1]!;
    expect((await get(css)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(script, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    const version = css.split('/').slice(0, 4).join('/');
    expect((await get(`${version}/server/remote.cjs`)).status).toBe(404);
    expect((await get('/remotes/%2e%2e/shell/assets.json')).status).toBe(404);
    expect((await get('/remotes/garden/..%2f..%2fshell/assets.json')).status).toBe(404);
    expect((await get(`${version}/..%2fserver%2fremote.cjs`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('faults', () => {
  it.each(['/hata', '/bozuk'])(
    '%s costs its own page: a way to try again and a telephone, header and footer alive',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBeGreaterThanOrEqual(500);
      expect(page.html).toContain('Tekrar dene');
      expect(page.html).toContain('tel:+90850');
      expect(page.html).toContain('<footer');
      expect(page.html).not.toMatch(/the (loader|component) fails|at .*\.cjs/);
      expect((await get('/meyve')).status).toBe(200);
    },
  );

  it('a promise that a remote leaves unheard costs nobody the edge', async () => {
    await get('/savruk');
    expect((await get('/meyve')).status).toBe(200);
    const edge = await site.edgePid();
    expect(() => process.kill(edge, 0)).not.toThrow();
  });

  it('a failing remote is told apart from a missing page', async () => {
    expect(heading(await get('/bozuk'))).toBe('Bu bölüm şu an açılamıyor');
  });
});

describe('a remote', () => {
  const bundleOf = (name: string, version: string): string =>
    join(site.registryDirectory, name, version, 'server/remote.cjs');

  /** Its own routes answer 503 with a way on; the others do not notice. */
  async function expectOwnRoutesOnly(path: string): Promise<void> {
    const down = await get(path);
    expect([down.status, heading(down)]).toEqual([503, 'Bu bölüm şu an açılamıyor']);
    expect(down.html).toContain(`href="${path}" data-reload="">Tekrar dene</a>`);
    expect(down.html).toContain('tel:+90850');
    expect(pageData(down).router).toBeNull();
    expect(heading(await get('/'))).toBe('Bahçe');
    expect(heading(await get('/meyve'))).toBe('Elma');
  }

  it('whose bundle is gone, answers HTML or hangs costs its own routes only', async () => {
    const file = bundleOf('stuck', await site.publish('stuck'));
    const code = await readFile(file);
    await rm(file);
    await expectOwnRoutesOnly('/takili');
    await writeFile(file, '<!doctype html><p>Bakımdayız');
    await expectOwnRoutesOnly('/takili');
    await writeFile(file, code);
    await expectOwnRoutesOnly('/takili');
  }, 20_000);

  it('that exports the wrong shape costs its own routes only', async () => {
    await site.publish('wrong');
    await expectOwnRoutesOnly('/kirik');
  }, 20_000);

  it('whose server bundle does not have the hash of the registry is not evaluated', async () => {
    // Another test may have shown this version: an edge that never evaluated it is asked.
    await site.restartEdge();
    await get('/meyve');
    const version = await site.publish('orchard', 'orchard-later');
    const bytes = await readFile(bundleOf('orchard', version), 'utf8');
    await writeFile(bundleOf('orchard', version), bytes.replaceAll('Armut', 'Kötü'));
    const page = await get('/meyve');
    await site.rollback('orchard');
    await writeFile(bundleOf('orchard', version), bytes);
    expect(page.html).not.toContain('Kötü');
    expect([page.status, heading(page)]).toEqual([200, 'Elma']);
    expect(pageData(page).owner!.version).not.toBe(version);
  }, 20_000);

  it('is swapped and swapped back under the running edge', async () => {
    const first = pageData(await get('/meyve')).owner!.version;
    const second = await site.publish('orchard', 'orchard-later');
    const swapped = await get('/meyve');
    expect([heading(swapped), pageData(swapped).owner!.version]).toEqual(['Armut', second]);
    expect(await site.rollback('orchard')).toBe(first);
    expect(heading(await get('/meyve'))).toBe('Elma');
    const edge = await site.edgePid();
    expect(() => process.kill(edge, 0)).not.toThrow();
  }, 20_000);

  it('stays for two hours at the revision of the first page, and leaves it when a version was rolled back', async () => {
    const pin = pairOf(cookieOf(await get('/meyve'), 'site-revision'));
    await site.publish('orchard', 'orchard-later');
    const pinned = await get('/meyve', { cookie: pin });
    expect([heading(pinned), cookieOf(pinned, 'site-revision')]).toEqual(['Elma', '']);
    const later = pairOf(cookieOf(await get('/meyve'), 'site-revision'));
    await site.rollback('orchard');
    const moved = await get('/meyve', { cookie: later });
    expect(heading(moved)).toBe('Elma');
    expect(cookieOf(moved, 'site-revision')).toContain('Max-Age=7200');
  }, 20_000);

  it('may not publish a path that another one serves at the same rank', async () => {
    await expect(site.publish('rival')).rejects.toThrow('rival /meyve/elma overlaps orchard /meyve/* at rank 20');
    expect(heading(await get('/meyve'))).toBe('Elma');
  }, 20_000);

  it('gives its styles other class names in another version', async () => {
    const classes = async (): Promise<string> => /class="(fruit-[^"]+)"/.exec((await get('/meyve')).html)![1]!;
    const before = await classes();
    await site.publish('orchard', 'orchard-later');
    const after = await classes();
    await site.rollback('orchard');
    expect(after).not.toBe(before);
  }, 20_000);
});

describe('the hero form', () => {
  const body = 'phoneNumber=5321234567&licensePlateNo=34ABC123&identityNo=10000000146&other=x';

  it('makes token and visit, stores what the line asks and answers 303 to the form', async () => {
    await site.sent();
    const answer = await submit(body);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/trafik-sigortasi/form']);
    expect(answer.headers.getSetCookie().map(pairOf)).toEqual(
      expect.arrayContaining(['visit-53=0123456789abcdef0123456789abcdef', 'token-secret=s']),
    );
    const sent = await site.sent();
    expect(sent.map(({ path }) => path)).toEqual(['/api/token/create', '/api/quoterequestapi/sharedstep/createfunnel']);
    expect(JSON.parse(sent[1]!.body)).toMatchObject({
      line: 'TRAFFIC',
      typed: { phoneNumber: '5321234567', licensePlateNo: '34ABC123', shortLicenseOwnerTcOrTaxNo: '10000000146' },
    });
    expect(sent[1]!.body).not.toContain('other');
    expect(sent[1]!.cookies).toContain('token-secret=');
  });

  it('stores a double click once', async () => {
    await site.sent();
    const both = await Promise.all([submit('phoneNumber=5329999999'), submit('phoneNumber=5329999999')]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect((await site.sent()).filter(({ path }) => path.endsWith('createfunnel'))).toHaveLength(1);
  });

  it.each<Record<string, string>>([
    { origin: 'https://baska.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: '' },
  ])('refuses %p', async (headers) => {
    await site.sent();
    expect((await submit('phoneNumber=1', headers)).status).toBe(403);
    expect(await site.sent()).toEqual([]);
  });

  it('opens the form of the product that was chosen on the page, with the query of that line', async () => {
    await site.sent();
    const answer = await submit('product=USEDVEHICLETRAFFIC&phoneNumber=5321111111');
    expect(answer.headers.get('location')).toBe(
      '/once-trafik-policesi-sonra-ruhsat-donemi/form?usedVehicleSaleType=true',
    );
    const opened = (await site.sent()).find(({ path }) => path.endsWith('createfunnel'))!;
    expect(JSON.parse(opened.body)).toMatchObject({ line: 'USEDVEHICLETRAFFIC' });
  });

  it('knows the lines only', async () => {
    expect((await submitTo('/olmayan-sigorta/form', 'a=1')).status).toBe(404);
  });
});

describe('a form that is sent before hydration, or without JavaScript', () => {
  it('reaches the action of its page with what was typed, and the visitor gets the page again', async () => {
    await site.sent();
    const answer = await submitTo('/meyve', 'kind=Elma&colour=k%C4%B1rm%C4%B1z%C4%B1', { cookie: 'token=abc' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/meyve']);
    const [kept, ...others] = await site.sent();
    expect([kept!.path, JSON.parse(kept!.body)]).toEqual(['/api/basket', { kind: 'Elma', colour: 'kırmızı' }]);
    expect([kept!.cookies, others]).toEqual(['token=abc', []]);
  });

  it('to a page that takes none is answered with the page itself', async () => {
    const answer = await submitTo('/odeme?a=1', 'card=1', { cookie: 'token=abc' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/odeme?a=1']);
  });

  it('to a path that nobody knows ends at the 404 page', async () => {
    const answer = await submitTo('/x/y', 'a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/x/y']);
    expect((await get('/x/y')).status).toBe(404);
  });

  it('never leads to another site', async () => {
    expect((await submitTo('//baska.example/', 'a=1')).headers.get('location')).toBe('/baska.example');
  });

  it.each<[number, string, Record<string, string>]>([
    [403, 'a=1', { origin: 'https://baska.example' }],
    [413, `a=${'x'.repeat(9_000)}`, {}],
    [415, '{}', { 'content-type': 'application/json' }],
  ])('is refused with %i before any action runs', async (status, body, headers) => {
    await site.sent();
    expect((await submitTo('/meyve', body, headers)).status).toBe(status);
    expect(await site.sent()).toEqual([]);
  });

  it('says on a step without JavaScript where the journey goes on: by telephone', async () => {
    const notice = /<noscript>(.*?)<\/noscript>/s.exec((await get('/meyve')).html)![1]!;
    expect(notice).toContain('JavaScript kapalı');
    expect(notice).toContain('href="tel:+90850');
  });
});

describe('the API behind the edge', () => {
  it('refuses a body that the backend would not read, before it is passed on', async () => {
    await site.sent();
    const answer = await fetch(`${site.url}/api/basket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'x'.repeat(300_000) }),
    });
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ messageCode: 'tooLarge' })]);
    expect(await site.sent()).toEqual([]);
  });

  it('is passed through with its cookies', async () => {
    const answer = await fetch(`${site.url}/api/who`, { headers: { cookie: 'token=abc' } });
    expect(await answer.json()).toEqual({ token: 'abc' });
  });

  it('streams: the first event arrives before the last is written', async () => {
    const parts: number[] = [];
    await new Promise<void>((done) => {
      request(`${site.url}/api/stream`, (answer) => {
        answer.on('data', (part: Buffer) => parts.push(String(part).includes('insurer') ? 1 : 2));
        answer.on('end', done);
      }).end();
    });
    expect(parts).toEqual([1, 2]);
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

describe('the end', () => {
  it('SIGTERM lets the edge end by itself with code 0', async () => {
    expect(await site.restartEdge()).toBe(0);
  });
});
