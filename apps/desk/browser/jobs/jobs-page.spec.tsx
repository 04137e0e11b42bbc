import type { OpenDiscrepancy } from '@emsal/api/desk/discrepancy-shapes';
import type { FailedJob } from '@emsal/api/desk/job-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { JobsPage } from './jobs-page';

const job: FailedJob = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Geç çekilen ödemeyi iade etme',
  subject: 'A1B2',
  attempts: 34,
  failedAt: '2026-11-26T10:00:00.000Z',
  cause: 'Banka yanıt vermedi.',
  detail: 'a late charge was not refunded: unavailable',
};
const recurring: FailedJob = {
  ...job,
  id: job.id.replace(/1$/, '2'),
  title: 'Banka hesabıyla karşılaştırma',
  subject: '',
};
const differences: OpenDiscrepancy[] = [
  { orderId: 'S-1', kind: 'notRefunded', atBank: 250_000, withUs: 0, foundAt: '2026-11-25T01:30:00.000Z' },
];
const sent: [string, unknown][] = [];

/** The desk's API: one job that waits until it is handled, and a recurring one. */
function open(handled: object = { isSuccess: true, result: null }) {
  sent.length = 0;
  global.fetch = vi.fn(async (url: string, init?: RequestInit) => {
    if (url.includes('discrepancies'))
      return { json: async () => ({ isSuccess: true, result: differences }) } as Response;
    if (init?.method === 'POST') sent.push([url, JSON.parse(init.body as string)]);
    const rows = sent.length === 0 ? [job] : [];
    const result = { total: rows.length, rows, recurring: [recurring] };
    return { json: async () => (init?.method === 'POST' ? handled : { isSuccess: true, result }) } as Response;
  }) as typeof fetch;
  return render(
    <main>
      <MemoryRouter initialEntries={['/isler']}>
        <JobsPage />
      </MemoryRouter>
    </main>,
  );
}

it('shows what failed and why, and runs it again', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { name: job.title })).toBeVisible();
  expect(screen.getByText('Kayıt no: A1B2')).toBeVisible();
  expect(screen.getAllByText('Neden: Banka yanıt vermedi.')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: recurring.title })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden başlat' }));
  expect(await screen.findByText(/^İş yeniden başladı/)).toBeVisible();
  expect(sent).toEqual([[`/api/jobs/${job.id}/again`, {}]]);
  expect(await screen.findByText('Bekleyen iş yok.')).toBeVisible();
});

it('shows where the books differ, by how much and since when', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'İade edilmeliydi, bankada iade yok' })).toBeVisible();
  expect(screen.getByText('Sipariş no: S-1')).toBeVisible();
  expect(screen.getByText(/^Bankada 2\.500\s₺, bizde 0\s₺; fark 2\.500\s₺$/)).toBeVisible();
  expect(screen.getByText('İlk görüldüğü zaman: 25.11.2026 04:30')).toBeVisible();
});

it('puts away only what somebody says they did', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
  expect(screen.getByText('Ne yaptığınızı yazın, en az 3 harf')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Elle ne yaptınız?'), 'Bankadan iade ettim');
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(await screen.findByText('İş kapatıldı, nedeniyle kayda geçti.')).toBeVisible();
  expect(sent).toEqual([[`/api/jobs/${job.id}/dismiss`, { reason: 'Bankadan iade ettim' }]]);
});

it('shows the page before when the last job of a page is handled', async () => {
  let left = [job];
  global.fetch = vi.fn(async (url: string, init?: RequestInit) => {
    if (url.includes('discrepancies')) return { json: async () => ({ isSuccess: true, result: [] }) } as Response;
    if (init?.method === 'POST') left = [];
    const rows = url.includes('page=2') ? left : [{ ...job, subject: 'C3D4' }];
    const result = init?.method === 'POST' ? null : { total: rowsPerPage.jobs + left.length, rows, recurring: [] };
    return { json: async () => ({ isSuccess: true, result }) } as Response;
  }) as typeof fetch;
  render(
    <MemoryRouter initialEntries={['/isler?sayfa=2']}>
      <JobsPage />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden başlat' }));
  expect(await screen.findByText('Kayıt no: C3D4')).toBeVisible();
  expect(screen.getByText(/^İş yeniden başladı/)).toBeVisible();
});

it('says that somebody else was first', async () => {
  open({ isSuccess: false, messageCode: 'jobHandled', message: 'Bu işle bu arada başka biri ilgilendi.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden başlat' }));
  expect(await screen.findByText('Bu işle bu arada başka biri ilgilendi.')).toBeVisible();
});
