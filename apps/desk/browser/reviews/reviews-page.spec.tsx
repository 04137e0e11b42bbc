import type { ReviewRow } from '@emsal/api/desk/review-shapes';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ReviewsPage } from './reviews-page';

const review: ReviewRow = {
  id: '0123456789abcdef',
  stars: 2,
  text: 'Poliçem geç geldi.',
  author: 'A*** Y***',
  line: 'TRAFFIC',
  state: 'waiting',
  refusedFor: null,
  writtenAt: '2026-11-20T10:00:00.000Z',
};
const sent: unknown[] = [];

/** The desk's API: one waiting review until it is decided. */
function open(decided: object = { isSuccess: true, result: null }) {
  sent.length = 0;
  global.fetch = vi.fn(async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
    const rows = sent.length === 0 ? [review] : [];
    const body = init?.method === 'POST' ? decided : { isSuccess: true, result: { total: rows.length, rows } };
    return { json: async () => body } as Response;
  }) as typeof fetch;
  return render(
    <main>
      <MemoryRouter initialEntries={['/yorumlar']}>
        <ReviewsPage />
      </MemoryRouter>
    </main>,
  );
}

it('shows what waits, and publishes it', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { name: '5 üzerinden 2: A*** Y***' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yayımla' }));
  expect(await screen.findByText('Yorum yayımlandı.')).toBeVisible();
  expect(sent).toEqual([{ from: 'waiting', refusedFor: null }]);
  expect(await screen.findByText('Bekleyen yorum yok.')).toBeVisible();
});

it('refuses with a reason only', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reddet' }));
  expect(screen.getByText('Önce bir neden seçin')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Red nedeni'), 'Reklam içeriyor');
  await userEvent.click(screen.getByRole('button', { name: 'Reddet' }));
  expect(sent).toEqual([{ from: 'waiting', refusedFor: 'advertising' }]);
});

it('says that somebody else was first', async () => {
  open({ isSuccess: false, messageCode: 'reviewDecided', message: 'Bu yorumun durumu bu arada değişti.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yayımla' }));
  expect(await screen.findByText('Bu yorumun durumu bu arada değişti.')).toBeVisible();
});
