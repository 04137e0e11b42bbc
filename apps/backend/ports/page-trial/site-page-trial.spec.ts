import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { sitePageTrial } from './site-page-trial';

const pageOf = (main: string): string =>
  `<!doctype html><html lang="tr"><head><title>Sayfa</title></head><body><header><img src="/logo"></header>
  <main><h1>Sayfa</h1>${main}</main><script>document.querySelector('main').innerHTML = '<img src="/x">'</script></body></html>`;

describe('the trial of a page', () => {
  let site: Server;
  let url: string;
  let answer = { status: 200, body: '' };
  let running = 0;
  let most = 0;
  beforeAll(async () => {
    site = createServer((_request, reply) => {
      most = Math.max(most, ++running);
      reply
        .writeHead(answer.status, { 'content-encoding': 'br' })
        .end(brotliCompressSync(answer.body), () => running--);
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => site.close(closed)));

  const tried = (main: string) => {
    answer = { status: 200, body: pageOf(main) };
    return sitePageTrial(url).open({ id: 'v1', path: '/sayfa' });
  };

  it.each([
    ['empty-table-header', '<table><tr><th></th><th>Limit</th></tr><tr><td>Araç</td><td>40</td></tr></table>', 'Limit'],
    ['heading-order', '<section><h4>Küçük başlık</h4></section>', 'Küçük başlık'],
    [
      'image-alt',
      '<figure><img src="/api/cms/image/abc/480.webp"><figcaption>Tampon</figcaption></figure>',
      '/abc/480',
    ],
    ['image-redundant-alt', '<a href="/x"><img src="/y" alt="Kasko rehberi">Kasko rehberi</a>', 'Kasko rehberi'],
    ['link-name', '<p>Bir <a href="/kasko-sigortasi"></a> bağlantı</p>', '/kasko-sigortasi'],
  ])('finds %s with the words around it', async (rule, main, words) => {
    const { status, violations } = (await tried(main))!;
    expect([status, violations.map((violation) => violation.rule)]).toEqual([200, [rule]]);
    expect(violations[0]!.places[0]!.some((level) => level.includes(words))).toBe(true);
  });

  it('finds nothing in a page of ours, nor outside its content, and runs none of its scripts', async () => {
    expect((await tried('<h2>Başlık</h2><p>Metin</p>'))!.violations).toEqual([]);
  });

  it('weighs the document as it is sent', async () => {
    const { documentBytes } = (await tried(`<p>${'uzun '.repeat(9_000)}</p>`))!;
    expect(documentBytes).toBe(brotliCompressSync(answer.body).length);
  });

  it('knows the parts of a published page, of none that does not open', async () => {
    answer = { status: 200, body: pageOf('<h2 id="bolum-0">Başlık</h2>') };
    const trial = sitePageTrial(url);
    expect(await trial.idsOf('/yazi')).toEqual(['bolum-0']);
    expect((await trial.open({ id: 'v1', path: '/yazi' }))?.ids).toEqual(['bolum-0']);
    answer = { status: 404, body: 'x' };
    expect(await trial.idsOf('/yok')).toBeNull();
    expect(await sitePageTrial('http://127.0.0.1:9').idsOf('/yazi')).toBeNull();
  });

  it('tells a page that does not open, and a site that does not answer', async () => {
    answer = { status: 500, body: 'x' };
    expect(await sitePageTrial(url).open({ id: 'v1', path: '/sayfa' })).toMatchObject({ status: 500, violations: [] });
    expect(await sitePageTrial('http://127.0.0.1:9').open({ id: 'v1', path: '/sayfa' })).toBeNull();
  });

  it('asks once for the same version', async () => {
    const trial = sitePageTrial(url);
    const open = () => trial.open({ id: 'v1', path: '/sayfa' });
    answer = { status: 200, body: pageOf('<h4>Küçük başlık</h4>') };
    const first = await open();
    answer = { status: 500, body: 'x' };
    expect(await open()).toEqual(first);
  });

  it('tries one page at a time', async () => {
    answer = { status: 404, body: 'x' };
    most = 0;
    const trial = sitePageTrial(url);
    await Promise.all(Array.from({ length: 5 }, (_, at) => trial.open({ id: `v${at}`, path: '/sayfa' })));
    expect(most).toBe(1);
  });
});
