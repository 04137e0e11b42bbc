import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { pageContext, PageProvider, type Page } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, createStaticHandler, RouterContextProvider, RouterProvider } from 'react-router-dom';
import routes from '../remote';
import { cmsTransport, samplePost } from '../testing/cms-transport';
import { withLines } from '../testing/within-page';
import { headingsOf } from './article-contents';
import { contentMetadata } from './cms-metadata';

const pageWith = (transport = cmsTransport()): Page => ({ ...withLines('TRAFFIC'), transport });

async function answer(path: string, transport = cmsTransport()) {
  const requestContext = new RouterContextProvider(new Map([[pageContext, pageWith(transport)]]));
  const served = await createStaticHandler(routes).query(new Request(`http://localhost${path}`), { requestContext });
  return served instanceof Response ? [served.status, served.headers.get('location')] : [served.statusCode, null];
}

async function open(path: string, transport = cmsTransport()) {
  const page = pageWith(transport);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[pageContext, page]])),
  });
  const { container } = render(
    <main>
      <PageProvider value={page}>
        <RouterProvider router={router} />
      </PageProvider>
    </main>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { container, handle: router.state.matches.at(-1)!.route.handle as RouteHandle, data: router.state.loaderData };
}

it.each([
  ['M017 M027', '/blog', 200],
  ['M028', '/ev-blog', 200],
  ['M029', '/ev-blog/2', 200],
  ['M030', '/dask-mi-konut-mu', 200],
  ['M031', '/kampanyalar', 200],
  ['M032', '/hakkimizda', 200],
  ['the author', '/yazar/yayin-ekibi', 200],
  ['an unknown category', '/yok-blog', 404],
  ['a page beyond the last', '/ev-blog/9', 404],
  ['a page that is no number', '/ev-blog/x', 404],
  ['an unknown slug', '/yok', 404],
  ['an unknown author', '/yazar/yok', 404],
  ['a longer path', '/dask-mi-konut-mu/2', 404],
] as const)('%s %s answers %i', async (_, path, status) => {
  expect(await answer(path)).toEqual([status, null]);
});

it.each([
  ['/eski-adres', '/dask-mi-konut-mu'],
  ['/ev-blog/1', '/ev-blog'],
])('%s moves to %s for good', async (path, target) => {
  expect(await answer(path)).toEqual([301, target]);
});

it.each(['/blog', '/ev-blog', '/dask-mi-konut-mu', '/kampanyalar', '/yazar/yayin-ekibi'])(
  'an outage of the content makes %s a 503, not an empty page',
  async (path) => {
    expect(await answer(path, cmsTransport({ away: true }))).toEqual([503, null]);
  },
);

it.each(['/blog', '/blog?ara=zorunlu', '/ev-blog', '/dask-mi-konut-mu', '/kampanyalar', '/yazar/yayin-ekibi'])(
  '%s has one heading and passes axe',
  async (path) => {
    const { container } = await open(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axeViolations(container)).toEqual([]);
    cleanup();
  },
);

it('M223 a post shows reading time, day, contents, author, sources and its product', async () => {
  await open('/dask-mi-konut-mu');
  expect(screen.getByText('Ev · 3 dk okuma · 24 Kasım 2026')).toBeTruthy();
  expect(screen.getByText('Yazan: Emsal Yayın Ekibi')).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'İçindekiler' }));
  const places = ['#bolum-0', '#bolum-2', '#bolum-5'];
  // Folded on a telephone, spread out on a wide screen.
  expect(contents.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    ...places,
    ...places,
  ]);
  expect(contents.getByText('İçindekiler', { selector: 'summary' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Teklif alın' }).getAttribute('href')).toBe('/trafik-sigortasi');
  expect(document.getElementById('soru-1')!.textContent).toContain('Zorunlu mu?');
});

it.each([
  [3, 'post', true],
  [3, 'page', false],
  [4, 'page', true],
])('%d headings of a %s have contents: %s', (count, kind, hasContents) => {
  const blocks = Array.from({ length: count }, () => ({ kind: 'heading' as const, level: 2 as const, text: 'Başlık' }));
  const category = kind === 'post' ? { slug: 'ev', title: 'Ev' } : null;
  expect(headingsOf({ blocks, category } as Parameters<typeof headingsOf>[0])).toHaveLength(hasContents ? count : 0);
});

it('the search keeps what was typed and links to the question', async () => {
  await open('/blog?ara=zorunlu');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zorunlu');
  expect(screen.getByRole('link', { name: 'Zorunlu mu?' }).getAttribute('href')).toBe('/dask-mi-konut-mu#soru-1');
});

it('a search that finds nothing says so in its heading, and where to look', async () => {
  const { container } = await open('/blog?ara=uzay');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“uzay” için sonuç yok');
  expect(screen.getByRole('link', { name: 'ana sayfada' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText(/sonuç bulundu/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

it('the words of a search are marked in its results', async () => {
  const { container } = await open('/blog?ara=zorunlu');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('Zorunlu');
});

it.each(['/blog', '/ev-blog'])('%s shows its first post large, with its cover, day and author', async (path) => {
  await open(path);
  const lead = screen.getByRole('article');
  expect(within(lead).getByText('Ev · 3 dk okuma · 24 Kasım 2026')).toBeTruthy();
  expect(within(lead).getByText('Yazan: Emsal Yayın Ekibi')).toBeTruthy();
  expect(lead.querySelectorAll('svg path').length).toBeGreaterThan(2);
});

it('lists the campaigns that run with the days that are left, and those that have ended apart', async () => {
  const campaign = { ...samplePost, category: null, typeId: 7, coverImage: 'raffle' as const };
  const running = { ...campaign, seoUrl: 'surer', title: 'Süren çekiliş', campaignEndDate: '2999-12-31' };
  const ended = { ...campaign, seoUrl: 'biten', title: 'Biten çekiliş', campaignEndDate: '2020-01-31' };
  const endless = { ...campaign, seoUrl: 'suresiz', title: 'Süresiz kampanya' };
  const { container } = await open('/kampanyalar', cmsTransport({ campaigns: [running, ended, endless] }));
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Süren çekiliş',
    'Süresiz kampanya',
  ]);
  expect(screen.getByText(/^\d+ gün kaldı$/)).toBeTruthy();
  expect(screen.getByText('Biten kampanyalar').closest('details')!.textContent).toMatch(/Son gün: 31\sOcak 2020/);
  expect(await axeViolations(container)).toEqual([]);
});

it('says honestly that no campaign runs', async () => {
  await open('/kampanyalar');
  expect(screen.getByText(/Şu anda süren bir kampanyamız yok/)).toBeTruthy();
});

it('a post ends with the newest other posts of its category, a page outside the blog with none', async () => {
  await open('/dask-mi-konut-mu');
  const next = screen.getByRole('heading', { level: 2, name: 'Sıradaki yazılar' }).parentElement!;
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/a', '/b', '/c']);
  cleanup();
  await open('/hakkimizda');
  expect(screen.queryByRole('heading', { name: 'Sıradaki yazılar' })).toBeNull();
});

it.each([
  ['zorunlu', '“zorunlu” için 1 sonuç bulundu.'],
  ['kasko', '“kasko” çok sayıda yazıda geçiyor. İlk 100 sonuç burada; bir sözcük daha yazarsanız liste kısalır.'],
])('a search for %s says how much of what was found it lists', async (query, sentence) => {
  await open(`/blog?ara=${query}`);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['/blog', 'Blog: sigorta rehberi', 'ARTICLE', null],
  ['/blog?ara=a', 'Blog: sigorta rehberi', 'ARTICLE', 'Aramak için en az 2 harf yazın.'],
  ['/blog?ara=', 'Blog: sigorta rehberi', 'ARTICLE', 'Aramak için en az 2 harf yazın.'],
  ['/blog?ara=zorunlu', '“zorunlu” için sonuçlar', 'NO_INDEX', null],
])('%s is titled, indexed and shown by what it found', async (path, title, type, message) => {
  const { container, handle, data } = await open(path);
  const metadata = handle.metadataOf!(Object.values(data).at(-1));
  expect([metadata.title, metadata.type]).toEqual([title, type]);
  expect(document.title).toContain(title);
  const field = screen.getByRole('searchbox');
  expect(field.getAttribute('aria-invalid')).toBe(message && 'true');
  if (message) expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryAllByRole('article').length > 0).toBe(type === 'ARTICLE');
  expect(await axeViolations(container)).toEqual([]);
});

it('the metadata of a post name article, breadcrumbs and questions; results of a search are not indexed', async () => {
  const { type, structuredData } = contentMetadata(samplePost);
  expect(type).toBe('ARTICLE');
  const kinds = structuredData!('https://emsal.example').map((one) => (one as { '@type': string })['@type']);
  expect(kinds).toEqual(['Organization', 'BreadcrumbList', 'Article', 'FAQPage']);
  expect(contentMetadata({ ...samplePost, typeId: 4 }).type).toBe('NO_INDEX');
});

it('M488 the blog links to the brand’s videos, and loads nothing of theirs before a press', async () => {
  const videos = [{ title: 'DASK nedir?', link: 'https://video.example/dask' }];
  const { container } = await open('/blog', cmsTransport({ videos }));
  expect(screen.getByRole('link', { name: 'DASK nedir?' }).getAttribute('href')).toBe('https://video.example/dask');
  expect(container.querySelectorAll('iframe, video, img, script')).toHaveLength(0);
});

it('M612 an author’s page asks for the first page of ten posts', async () => {
  const asked: string[] = [];
  const transport = cmsTransport();
  await answer('/yazar/yayin-ekibi', (request, options) => {
    asked.push(request.path);
    return transport(request, options);
  });
  expect(asked).toEqual([expect.stringMatching(/listByEditorUrl\/yayin-ekibi\/1\/10$/)]);
});

it('has no section of videos while there are none', async () => {
  await open('/blog');
  expect(screen.queryByRole('heading', { name: 'Videolar' })).toBeNull();
});

it('a shared post has a picture of its title and its cover', () => {
  expect(contentMetadata(samplePost).picture).toEqual({ heading: [samplePost.title], cover: 'building' });
});
