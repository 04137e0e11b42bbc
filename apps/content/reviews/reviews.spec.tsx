import type { ReviewList } from '@emsal/api/calls/reviews';
import { pageContext, PageProvider, type Page, type PageTransport } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import routes from '../remote';
import { samplePost } from '../testing/cms-transport';
import { withLines } from '../testing/within-page';

const page = { ...samplePost, seoUrl: 'musteri-yorumlari', title: 'Müşteri yorumları', category: null, editor: null };
const none: ReviewList = { total: 0, average: null, perStar: [0, 0, 0, 0, 0], reviews: [] };
const review = { id: 'a', line: 'TRAFFIC', author: 'A*** Y***', writtenAt: '2026-11-20T10:00:00.000Z' } as const;
const some: ReviewList = {
  total: 3,
  average: 2.33,
  perStar: [1, 1, 0, 1, 0],
  reviews: [
    { ...review, stars: 2, text: 'Poliçem geç geldi <script>alert(1)</script>' },
    { ...review, id: 'b', stars: 4, text: 'Hızlıydı, açıklamalar yeterliydi.' },
  ],
};
const invitation = { line: 'TRAFFIC', author: 'A*** Y***', state: 'open', refusedFor: null };
const success = (result: unknown) => ({ status: 200, body: { isSuccess: true, result } });
const refused = (messageCode: string, message: string) => ({
  status: 200,
  body: { isSuccess: false, messageCode, message },
});

const sent: unknown[] = [];
const answers = (given: { list?: ReviewList; invited?: unknown; write?: unknown }): PageTransport => {
  sent.length = 0;
  const byPath: readonly [RegExp, unknown][] = [
    [/content\/get\//, success(page)],
    [/reviews\/list/, success(given.list ?? none)],
    [/reviews\/invitation/, given.invited ?? success(invitation)],
    [/reviews\/write/, given.write ?? success(null)],
  ];
  return async ({ method, path, body }) => {
    if (method === 'POST') sent.push(body);
    return byPath.find(([pattern]) => pattern.test(path))![1] as never;
  };
};

async function open(path: string, given: Parameters<typeof answers>[0] = {}) {
  const shell: Page = { ...withLines('TRAFFIC'), transport: answers(given) };
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[pageContext, shell]])),
  });
  const { container } = render(
    <main>
      <PageProvider value={shell}>
        <RouterProvider router={router} />
      </PageProvider>
    </main>,
  );
  await screen.findByRole('heading', { level: 1 });
  const match = router.state.matches.at(-1)!;
  const handle = match.route.handle as RouteHandle;
  return { container, metadata: () => handle.metadataOf!(router.state.loaderData[match.route.id]) };
}
const kindsOf = (metadata: ReturnType<NonNullable<RouteHandle['metadataOf']>>) =>
  metadata.structuredData!('https://emsal.example').map((one) => (one as { '@type': string })['@type']);

describe('the page of reviews', () => {
  it('M103 says plainly that there is none, and tells search engines no rating', async () => {
    const { container, metadata } = await open('/musteri-yorumlari');
    expect(screen.getByText(/Henüz yayımlanmış bir yorum yok/)).toBeVisible();
    expect(metadata().type).toBe('NO_INDEX');
    expect(kindsOf(metadata())).not.toContain('AggregateRating');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M103 shows the average of all, how many gave which stars, and each review masked and as text', async () => {
    const { container, metadata } = await open('/musteri-yorumlari', { list: some });
    expect(screen.getByText('5 üzerinden 2,3. 3 yorumun tamamından hesaplandı.')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Puanlara göre yorum sayısı' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '5 yıldız0',
      '4 yıldız1',
      '3 yıldız0',
      '2 yıldız1',
      '1 yıldız1',
    ]);
    expect(screen.getByText('Poliçem geç geldi <script>alert(1)</script>')).toBeVisible();
    expect(screen.getAllByText(/A\*\*\* Y\*\*\* · .* · Kasım 2026/)).toHaveLength(2);
    expect(metadata().type).toBe('ARTICLE');
    expect(kindsOf(metadata())).toContain('AggregateRating');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the link of a policy’s mail', () => {
  const path = `/yorum-yaz/${'a'.repeat(120)}`;
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Yorumu gönder' }));

  it('takes stars and text, and says what follows', async () => {
    const { container } = await open(path);
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^4 yıldız/ }));
    await userEvent.type(screen.getByLabelText('Yorumunuz'), 'Karşılaştırma açık ve hızlıydı.');
    await submit();
    expect(sent).toEqual([{ token: 'a'.repeat(120), stars: '4', text: 'Karşılaştırma açık ve hızlıydı.' }]);
    expect(await screen.findByRole('heading', { name: 'Yorumunuzu aldık' })).toHaveFocus();
  });

  it('says at field and summary what is missing, sends nothing, and keeps what was typed', async () => {
    const { container } = await open(path);
    await userEvent.type(screen.getByLabelText('Yorumunuz'), 'kısa');
    await submit();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['1 ile 5 arasında bir puan seçin', 'En az 20 karakter yazın']);
    expect(sent).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Yorumunuz'), ' kalan cümle eklenince yeter');
    expect(screen.queryByRole('link', { name: 'En az 20 karakter yazın' })).toBeNull();
  });

  it('keeps what was typed when the answer did not come', async () => {
    await open(path, { write: { status: 0, body: null } });
    await userEvent.click(screen.getByRole('radio', { name: /^1 yıldız/ }));
    await userEvent.type(screen.getByLabelText('Yorumunuz'), 'Telefonda yarım saat bekledim.');
    await submit();
    expect(await screen.findByText(/Yanıt alamadık/)).toBeVisible();
    expect(screen.getByLabelText('Yorumunuz')).toHaveValue('Telefonda yarım saat bekledim.');
    expect(screen.getByRole('radio', { name: /^1 yıldız/ })).toBeChecked();
  });

  it.each([
    ['waiting', null, 'Yorumunuzu aldık, henüz okumadık.'],
    ['published', null, 'Yorumunuz yayında.'],
    ['refused', 'insult', 'Yorumunuz yayında değil. Neden: Hakaret ya da suçlama içeriyor.'],
  ])('shows what became of the review: %s', async (state, refusedFor, words) => {
    const { container } = await open(path, { invited: success({ ...invitation, state, refusedFor }) });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yorumu gönder' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says why it does not open', async () => {
    await open(path, { invited: refused('reviewLinkOver', 'Süresi doldu.') });
    expect(screen.getByText('Süresi doldu.')).toBeVisible();
  });
});
