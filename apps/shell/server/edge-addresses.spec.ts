/** @vitest-environment node */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadableRemote } from '../page-data/page-data';
import { heading, openEdge, pageData, type EdgeSite } from '../testing/edge-site';

let site: EdgeSite;

beforeAll(async () => {
  site = await openEdge();
}, 120_000);

afterAll(() => site.close(), 30_000);

describe('addresses', () => {
  it.each([
    ['/trafik-sigortasi/', '/trafik-sigortasi'],
    ['/blog/?a=1', '/blog?a=1'],
    ['//', '/'],
    ['//baska.example/', '/baska.example'],
  ])('F072 M167 %s redirects permanently to %s', async (from, to) => {
    const { status, headers } = await site.get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it('F073 F138 F607 M150 M175 M579 an unknown path is a 404 page with the branches that are on sale', async () => {
    const page = await site.get('/x/y/z');
    expect(page.status).toBe(404);
    expect(heading(page)).toBe('Sayfa bulunamadı.');
    const main = /<main.*?<\/main>/s.exec(page.html)![0];
    expect(main).toContain('<a href="/trafik-sigortasi"');
    expect(main).not.toContain('/kasko-sigortasi');
  });

  it.each([
    ['/%F0', 'text/plain; charset=utf-8', 'Sayfa bulunamadı'],
    [
      '/api/quoterequestapi/sharedstep/GetDistrictList/%F0',
      'application/json; charset=utf-8',
      '"messageCode":"notFound"',
    ],
  ])('%s, which is not a valid address, is answered with our own message', async (path, type, words) => {
    const { status, headers, html } = await site.get(path);
    expect([status, headers.get('content-type')]).toEqual([404, type]);
    expect(html).toContain(words);
  });

  it.each([
    ['PROPFIND', '/api/quoterequestapi/sharedstep/isotprequired', '"messageCode":"notFound"'],
    ['PUT', '/trafik-sigortasi', 'Sayfa bulunamadı'],
  ])('%s %s, which no route handles, is answered with our own message', async (method, path, words) => {
    const answer = await fetch(site.url + path, { method });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(words)]);
  });

  it.each([
    [431, `GET / HTTP/1.1\r\nHost: a\r\nref: ${'x'.repeat(20_000)}\r\n\r\n`],
    [431, `GET /api/who HTTP/1.1\r\nHost: a\r\nref: ${'x'.repeat(16_300)}\r\n\r\n`],
    [400, 'POST /api/basket HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])("a request that Node's parser rejects is answered with our own message: %i", async (status, sent) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(sent);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const [head = '', body = ''] = answer.toString().split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ message: 'Hata. Lütfen tekrar deneyin.', messageCode: `http${status}` });
  });

  it('robots.txt and sitemap.xml list what is published', async () => {
    expect((await site.get('/robots.txt')).html).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const { html } = await site.get('/sitemap.xml');
    expect([...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${site.url}/`,
      `${site.url}/trafik-sigortasi`,
    ]);
  });

  it('the metadata of a page are in its head, with addresses of the site', async () => {
    const [head = ''] = (await site.get('/?utm=1')).html.split('</head>');
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
    '%s, which has no metadata, is not indexed',
    async (path) => {
      const { html } = await site.get(path);
      expect(html.split('</head>', 1)[0]).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/rel="canonical"|og:image/);
    },
  );

  it('renders the picture of a shared link in 1200 by 630 and caches it', async () => {
    const picture = async (path: string) => Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    const png = await picture('/paylasim/ana-sayfa.png');
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(await picture('/paylasim/ana-sayfa.png')).toEqual(png);
    expect((await site.get('/paylasim/trafik-sigortasi.png')).status).toBe(404);
    expect((await site.get('/paylasim/yok.png')).status).toBe(404);
    expect((await site.get('/paylasim/..%2f..%2fetc.png')).status).toBe(404);
  });

  it('has the icons and the manifest of the brand', async () => {
    const manifest = JSON.parse((await site.get('/site.webmanifest')).html) as {
      lang: string;
      icons: { src: string }[];
    };
    expect(manifest.lang).toBe('tr');
    for (const { src } of manifest.icons) expect((await site.get(src)).status).toBe(200);
    expect((await site.get('/favicon.ico')).headers.get('content-type')).toBe('image/png');
  });

  it('a product whose form is not published answers 404', async () => {
    expect((await site.get('/kasko-sigortasi')).status).toBe(404);
    expect((await site.get('/sitemap.xml')).html).not.toContain('kasko');
  });

  it('built files are immutable and compressed; server bundles are not served', async () => {
    const { owner, scripts } = pageData(await site.get('/meyve'));
    const css = (owner as LoadableRemote).css[0]!;
    const script = scripts![0]!;
    expect((await site.get(css)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await site.get(script, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    const version = css.split('/').slice(0, 4).join('/');
    expect((await site.get(`${version}/server/remote.cjs`)).status).toBe(404);
    expect((await site.get('/remotes/%2e%2e/shell/assets.json')).status).toBe(404);
    expect((await site.get('/remotes/garden/..%2f..%2fshell/assets.json')).status).toBe(404);
    expect((await site.get(`${version}/..%2fserver%2fremote.cjs`)).status).toBeGreaterThanOrEqual(400);
  });

  it('of a version only the files that its team signed are served, and none of them is a page', async () => {
    const { owner } = pageData(await site.get('/meyve'));
    const [css] = (owner as LoadableRemote).css;
    const client = css!.split('/').slice(2, 4);
    await writeFile(join(site.registryDirectory, ...client, 'client/added.html'), '<script>location="/"</script>');
    expect((await site.get(`/remotes/${client.join('/')}/added.html`)).status).toBe(404);
    for (const file of [css!, pageData(await site.get('/meyve')).scripts![0]!]) {
      const { headers } = await site.get(file);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the API behind the edge', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8'])(
    'rejects a body of %s that is too large for the backend before it is proxied',
    async (type) => {
      await site.sent();
      const answer = await fetch(`${site.url}/api/basket`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ kind: 'x'.repeat(300_000) }),
      });
      expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ messageCode: 'tooLarge' })]);
      expect(await site.sent()).toEqual([]);
    },
  );

  it('says how large a file may be', async () => {
    const headers = { 'content-type': 'image/png' };
    const answer = await fetch(`${site.url}/api/basket`, { method: 'POST', headers, body: Buffer.alloc(11_000_000) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { messageCode: 'fileTooLarge', message: expect.stringContaining('10 MB') },
    ]);
  });

  it.each([
    ['application/json', 1_000, 200],
    ['application/json', 1_000_000, 413],
    ['application/json', 9_000_000, 413],
    ['text/plain', 1_000, 200],
    ['text/plain', 9_000_000, 200],
    ['text/plain', 11_000_000, 413],
  ])('limits a body of %s, %d letters, without a content length: %d', async (type, length, status) => {
    await site.sent();
    const answered = await new Promise((done) => {
      const headers = { 'content-type': type };
      const sending = request(`${site.url}/api/basket`, { method: 'POST', headers }, (answer) =>
        done(answer.resume().statusCode),
      );
      sending.write(JSON.stringify({ kind: 'x'.repeat(length) }));
      sending.end();
    });
    expect(answered).toBe(status);
    expect((await site.sent()).map((call) => call.body.length)).toEqual(status === 200 ? [length + 11] : []);
  });

  it.each([{}, { 'content-length': '100' }])(
    'answers 408 to a body that stalls, sent with %j',
    async (extraHeaders) => {
      const headers = { 'content-type': 'application/json', ...extraHeaders };
      const sending = request(`${site.url}/api/impatient`, { method: 'POST', headers });
      sending.write('{');
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      sending.destroy();
      expect(answer.statusCode).toBe(408);
    },
  );

  it('is proxied with its cookies', async () => {
    const answer = await fetch(`${site.url}/api/who`, { headers: { cookie: 'token=abc' } });
    expect(await answer.json()).toEqual({ token: 'abc' });
  });

  it.each([
    ['expect', '100-continue'],
    ['keep-alive', '300'],
    ['upgrade', 'h2c'],
  ])('answers a request with a connection header: %s', async (name, value) => {
    const status = await new Promise((done) => {
      request(`${site.url}/api/who`, { headers: { [name]: value } }, (answer) => done(answer.statusCode)).end();
    });
    expect(status).toBe(200);
  });

  it("rejects an address or a body that the edge cannot parse in the API's format", async () => {
    const escaping = await fetch(`${site.url}/api/draft/..%2fwho`);
    const untyped = await fetch(`${site.url}/api/basket`, {
      method: 'POST',
      headers: { 'content-type': '' },
      body: '{}',
    });
    expect([escaping.status, (await escaping.json()).messageCode]).toEqual([400, 'http400']);
    expect([untyped.status, (await untyped.json()).messageCode]).toEqual([415, 'http415']);
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
