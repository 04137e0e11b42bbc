import type { ContentDocument, PageDetail, VersionRow } from '@emsal/api/desk/content-shapes';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { SessionContext } from '../frame/session';
import { emptyDocument } from './page-draft';
import { PageRoute } from './page-route';

// The visual editor itself is walked by journeys.
vi.mock('../editor/block-editor', () => ({ BlockEditor: () => null, firstIds: () => [] }));

type Body = Record<string, unknown>;
const documentOf = (title: string): ContentDocument => ({
  ...emptyDocument,
  slug: 'sayfa',
  title,
  seoTitle: title,
  shortContent: 'Bu açıklama elli karakterden uzundur ve listede görünür.',
});
const versionOf = (number: number, savedBy = 'Selin Aksoy'): VersionRow => ({
  id: `a${number}`,
  number,
  savedBy,
  savedAt: '2026-11-27T03:00:00Z',
  publishAt: null,
  isPublished: false,
});

/** The desk's API with two pages, as the server guards them. */
class FakeDesk {
  readonly pages = new Map<string, PageDetail>(
    ['birinci', 'ikinci'].map((id) => [
      id,
      { id, versions: [versionOf(1)], document: documentOf(`Başlık: ${id}`), amounts: [] },
    ]),
  );
  readonly sent: { path: string; body: Body }[] = [];
  isDown = false;
  /** Holds the answers to what is sent. */
  gate: Promise<void> = Promise.resolve();

  save(id: string, document: ContentDocument, savedBy?: string): VersionRow {
    const page = this.pages.get(id)!;
    const version = versionOf(page.versions.length + 1, savedBy);
    this.pages.set(id, { ...page, document, versions: [version, ...page.versions] });
    return version;
  }

  #post(path: string, body: Body): object {
    const [, , kind, id, call] = path.split('/') as [string, string, string, string?, string?];
    if (kind !== 'pages') return { isSuccess: true, result: null };
    const document = body['document'] as ContentDocument;
    if (!id) {
      this.pages.set('yeni-no', { id: 'yeni-no', versions: [versionOf(1)], document, amounts: [] });
      return { isSuccess: true, result: { id: 'yeni-no' } };
    }
    if (call === 'versions' && body['number'] !== this.pages.get(id)!.versions.length)
      return { isSuccess: false, messageCode: 'editedMeanwhile', message: 'Siz düzenlerken sayfa değişti.' };
    return { isSuccess: true, result: this.save(id, document) };
  }

  #get(path: string): object {
    const id = path.split('/')[3]!.split('?')[0]!;
    if (path.includes('/failures')) return { isSuccess: true, result: [] };
    if (id === 'choices') return { isSuccess: true, result: { categories: [], editors: [] } };
    return { isSuccess: true, result: this.pages.get(id) };
  }

  fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (this.isDown) throw new TypeError('down');
    if (init.method !== 'POST') return { json: async () => this.#get(path) } as Response;
    const body = JSON.parse(init.body as string) as Body;
    this.sent.push({ path, body });
    await this.gate;
    const answer = this.#post(path, body);
    return { json: async () => answer } as Response;
  };
}

const session = {
  name: 'Selin Aksoy',
  roles: ['content' as const],
  siteUrl: 'http://localhost',
  may: ['content.read' as const, 'content.publish' as const],
};
const Layout = () => (
  <SessionContext value={session}>
    <Link to="/kayitlar">Kayıtlar</Link>
    <Outlet />
  </SessionContext>
);

let desk: FakeDesk;
beforeEach(() => {
  desk = new FakeDesk();
  global.fetch = desk.fetch as typeof fetch;
});

function open(...addresses: string[]) {
  const children = [
    { path: 'sayfalar/:id', element: <PageRoute /> },
    { path: 'sayfalar', element: <p>Liste</p> },
    { path: 'kayitlar', element: <p>Kayıtların kendisi</p> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Layout />, children }], { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return router;
}

const title = () => screen.findByLabelText<HTMLInputElement>('Başlık');
const type = async (value: string) => fireEvent.change(await title(), { target: { value } });
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}
const numbersSent = () => desk.sent.map(({ body }) => body['number']);
const unsaved = 'Kaydedilmemiş değişiklik var.';

it('a press acts on no list of versions that is being read again', async () => {
  desk.save('birinci', documentOf('Başlık: birinci'));
  open('/sayfalar/birinci');
  const takeBack = { name: '1. sürüm: Bu sürüme dön' };
  await screen.findByRole('button', takeBack);
  const { fetch: read } = desk;
  const reading = Promise.withResolvers<void>();
  global.fetch = (async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST' && path.includes('/pages/birinci')) await reading.promise;
    return read(path, init);
  }) as typeof fetch;
  await press(takeBack.name);
  expect(screen.getByRole('button', takeBack)).toHaveAttribute('aria-busy', 'true');
  await press(takeBack.name);
  expect(desk.sent.map(({ path }) => path)).toEqual(['/api/versions/a1/publish']);
  await act(async () => reading.resolve());
  await press(takeBack.name);
  expect(desk.sent).toHaveLength(2);
});

it('two saves in a row stand one on the other, whenever the page is read again', async () => {
  open('/sayfalar/birinci');
  await type('Bir');
  const { fetch: read } = desk;
  global.fetch = ((path: string, init?: RequestInit) =>
    init?.method === 'POST' || path.includes('failures')
      ? read(path, init)
      : new Promise(() => undefined)) as typeof fetch;
  await press('Taslağı kaydet');
  await type('İki');
  await press('Taslağı kaydet');
  expect(numbersSent()).toEqual([1, 2]);
  expect(screen.getByText('Taslak kaydedildi. Yayındaki sayfa değişmedi.')).toBeVisible();
  expect(screen.queryByText(/bu sayfayı kaydetti/)).toBeNull();
});

it('what another editor saved meanwhile is neither replaced nor published unseen, and nothing typed is lost', async () => {
  desk.save('birinci', documentOf('İkinci sürüm'));
  open('/sayfalar/birinci');
  await title();
  desk.save('birinci', documentOf('Başkasının'), 'Ece Tunalı');
  await type('Benim');
  // Reads the page again.
  await press('1. sürüm: Bu sürüme dön');
  expect(await screen.findByText(/^Ece Tunalı bu sayfayı kaydetti: 3. sürüm/)).toBeVisible();
  expect((await title()).value).toBe('Benim');
  await press('Taslağı kaydet');
  expect(numbersSent().at(-1)).toBe(2);
  expect(desk.pages.get('birinci')!.document.title).toBe('Başkasının');
  expect(screen.queryByRole('button', { name: 'Yayımla' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Yeni sürümü yeni sekmede aç' })).toHaveAttribute(
    'href',
    '/sayfalar/birinci',
  );
});

it('the newer version is opened in place where nothing is typed', async () => {
  open('/sayfalar/birinci');
  await title();
  desk.save('birinci', documentOf('Başkasının'), 'Ece Tunalı');
  await press('Taslağı kaydet');
  await press('Yeni sürümü aç');
  expect((await title()).value).toBe('Başkasının');
  await press('Taslağı kaydet');
  expect(numbersSent()).toEqual([1, 2]);
});

it('what is typed while a save runs is not saved yet', async () => {
  open('/sayfalar/birinci');
  await type('Giden');
  let answer = () => undefined as void;
  desk.gate = new Promise((resolve) => (answer = resolve));
  await press('Taslağı kaydet');
  await type('Sonraki');
  await act(async () => answer());
  expect(await screen.findByText(/^Taslak kaydedildi/)).toBeVisible();
  expect(screen.getByText(unsaved)).toBeVisible();
  await press('Taslağı kaydet');
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
  expect(desk.pages.get('birinci')!.document.title).toBe('Sonraki');
});

it('a page that cannot be read again stays as it is typed, beside the reason', async () => {
  open('/sayfalar/birinci');
  await type('Yazılan');
  desk.isDown = true;
  await press('Taslağı kaydet');
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  expect((await title()).value).toBe('Yazılan');
  expect(screen.getByText(unsaved)).toBeVisible();
  desk.isDown = false;
  await press('Yeniden dene');
  expect((await title()).value).toBe('Yazılan');
});

it('a jump in the history from one page to another shows the other one', async () => {
  const router = open('/sayfalar/ikinci', '/sayfalar/birinci');
  await waitFor(async () => expect((await title()).value).toBe('Başlık: birinci'));
  await act(() => router.navigate(-1));
  await waitFor(async () => expect((await title()).value).toBe('Başlık: ikinci'));
  await type('Yeni başlık');
  await press('Taslağı kaydet');
  expect(desk.sent.at(-1)!.path).toBe('/api/pages/ikinci/versions');
});

describe('leaving with unsaved text', () => {
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('by a link is asked first: one stays with it, or goes without', async () => {
    open('/sayfalar/birinci');
    await type('Yazılan');
    fireEvent.click(screen.getByRole('link', { name: 'Kayıtlar' }));
    await press('Sayfada kal');
    expect((await title()).value).toBe('Yazılan');
    fireEvent.click(screen.getByRole('link', { name: 'Kayıtlar' }));
    await press('Kaydetmeden çık');
    expect(await screen.findByText('Kayıtların kendisi')).toBeVisible();
  });

  it('by a reload is asked, once it is typed and until it is saved', async () => {
    open('/sayfalar/birinci');
    await title();
    expect(isAsked()).toBe(false);
    await type('Yazılan');
    expect(isAsked()).toBe(true);
    await press('Taslağı kaydet');
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});

it('a created page says so, and Back leads before its form', async () => {
  const router = open('/sayfalar', '/sayfalar/yeni');
  await type('Yepyeni sayfa');
  const { slug, seoTitle, shortContent } = documentOf('Yepyeni sayfa');
  for (const [label, value] of [
    ['Arama sonucundaki başlık', seoTitle],
    ['Adres', slug],
    ['Kısa açıklama', shortContent],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press('Taslağı kaydet');
  expect(await screen.findByText('Sayfa taslak olarak oluşturuldu.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/sayfalar/yeni-no', state: null });
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Liste')).toBeVisible();
});

describe('what a press came to is said where it was pressed', () => {
  const isAfterBody = (words: RegExp) =>
    screen.getByText(words).compareDocumentPosition(screen.getByRole('heading', { name: 'Gövde' })) ===
    Node.DOCUMENT_POSITION_PRECEDING;

  it('a draft is saved at the head, or at the foot where it is to be published', async () => {
    open('/sayfalar/birinci');
    await type('Bir');
    await press('Taslağı kaydet');
    expect(isAfterBody(/^Taslak kaydedildi/)).toBe(false);
    await type('İki');
    await press('Değişiklikleri kaydet');
    expect(numbersSent()).toEqual([1, 2]);
    expect(isAfterBody(/^Taslak kaydedildi/)).toBe(true);
  });

  it('a publication is announced at the foot', async () => {
    open('/sayfalar/birinci');
    await press('Yayımla');
    expect(isAfterBody(/^Sayfa yayımlandı/)).toBe(true);
  });
});
