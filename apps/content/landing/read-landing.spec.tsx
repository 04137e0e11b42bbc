import type { Content } from '@emsal/api/calls/cms/shapes';
import { landingOf } from '@emsal/lines/registry/landings';
import { pageContext, PageProvider, type Page, type PageReply } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, createStaticHandler, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import routes from '../remote';
import { samplePost } from '../testing/cms-transport';
import { withLines } from '../testing/within-page';
import { landingMetadata } from './landing-metadata';
import { firstVersion } from './landing-version';

const path = '/yesil-kart-sigortasi';
const first = async () => firstVersion(await landingOf('GREENCARD'));
const contentOf = async (change: Partial<Content> = {}): Promise<Content> => ({
  ...samplePost,
  ...(await first()),
  category: null,
  product: 'GREENCARD',
  seoUrl: path.slice(1),
  ...change,
});
/** As an editor leaves it: another heading, a paragraph after the steps, no medians. */
async function edited(): Promise<Content> {
  const { blocks, ...content } = await contentOf();
  const [hero, steps, ...others] = blocks.filter(({ kind }) => kind !== 'medians');
  const changed = { ...hero, heading: ['Sınırdan önce:', 'yeşil kart.'] } as Content['blocks'][number];
  const added: Content['blocks'] = [
    { kind: 'heading', level: 2, text: 'Yeni bölüm' },
    { kind: 'text', prose: [{ text: 'Editörün cümlesi.' }] },
  ];
  return { ...content, seoTitle: 'Yeşil kart nedir?', blocks: [changed, steps!, ...added, ...others] };
}

const success = (result: unknown): PageReply => ({ status: 200, body: { isSuccess: true, result } });
const missing: PageReply = { status: 200, body: { isSuccess: false, messageCode: 'contentNotFound', message: 'Yok' } };
const answering =
  (reply: PageReply): Page['transport'] =>
  () =>
    Promise.resolve(reply);

const pageWith = (more: Partial<Page>): Page => ({ ...withLines('GREENCARD', 'TRAFFIC'), ...more });

async function load(more: Partial<Page>, query = ''): Promise<{ status: number; version: unknown }> {
  const requestContext = new RouterContextProvider(new Map([[pageContext, pageWith(more)]]));
  const request = new Request(`http://localhost${path}${query}`);
  const served = await createStaticHandler(routes).query(request, { requestContext });
  if (served instanceof Response) throw new Error('redirected');
  return { status: served.statusCode, version: Object.values(served.loaderData)[0] };
}

describe('on the edge a landing page', () => {
  it('has its first version, which its document does not repeat, while nothing else is published', async () => {
    for (const publishedContent of [undefined, null, await contentOf(), await contentOf({ seoUrl: 'baska' })])
      expect(await load({ publishedContent })).toEqual({ status: 200, version: null });
  });

  it('has the published version without a call', async () => {
    const { blocks, seoTitle } = await edited();
    expect(await load({ publishedContent: await edited() })).toMatchObject({
      status: 200,
      version: { blocks, seoTitle },
    });
  });

  it('shows a draft to whoever has its link, and answers 404 without one', async () => {
    const { blocks } = await edited();
    const draft = answering(success(await edited()));
    expect(await load({ transport: draft }, '?taslak=abc')).toMatchObject({ status: 200, version: { blocks } });
    const other = answering(success(await contentOf({ seoUrl: 'baska' })));
    for (const transport of [answering(missing), other])
      expect((await load({ transport }, '?taslak=abc')).status).toBe(404);
  });
});

describe('in the browser a landing page', () => {
  it('asks for the published version', async () => {
    const { blocks } = await edited();
    const transport = answering(success(await edited()));
    expect(await load({ isServer: false, transport })).toMatchObject({ version: { blocks } });
  });

  it.each([
    ['the API is away', { status: 0, body: null }],
    ['the page is not published', missing],
  ])('has its first version when %s', async (_, reply) => {
    expect(await load({ isServer: false, transport: answering(reply) })).toEqual({ status: 200, version: null });
  });
});

it('what an editor changed is shown, in the editor’s order, and told to search engines', async () => {
  const page = pageWith({ publishedContent: await edited() });
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
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent!.trim()).toBe('Sınırdan önce: yeşil kart.');
  expect(await screen.findByText('Editörün cümlesi.')).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.slice(sections.indexOf('Üç adımda teklif'))).toEqual([
    'Üç adımda teklif',
    'Yeni bölüm',
    'Neyi karşılar?',
    'Sık sorulanlar',
    'İlgili sayfalar',
    'Anlaşmalı sigorta şirketleri',
  ]);
  expect(await axeViolations(container)).toEqual([]);
  const { metadataOf, metadata } = router.state.matches.at(-1)!.route.handle as Required<RouteHandle>;
  expect(metadataOf(await edited())).toMatchObject({
    type: 'LANDING',
    title: 'Yeşil kart nedir?',
    picture: { heading: ['Sınırdan önce:', 'yeşil kart.'] },
  });
  expect(metadataOf(null).title).toBe(metadata.title);
});

it('a page that editors close to search engines is not listed', async () => {
  expect(landingMetadata(await landingOf('GREENCARD'), await contentOf({ typeId: 6 })).type).toBe(
    'LANDING_WITH_NO_INDEX',
  );
});
