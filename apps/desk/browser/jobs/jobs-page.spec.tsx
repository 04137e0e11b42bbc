import '@testing-library/jest-dom';
import type { FailedJob } from '@emsal/api/desk/job-shapes';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { JobsPage } from './jobs-page';

const job: FailedJob = {
  ...{ id: '00000000-0000-4000-8000-000000000001', title: 'Geç çekilen ödemeyi iade etme', subject: 'A1B2' },
  ...{ attempts: 34, failedAt: '2026-11-26T10:00:00.000Z', cause: 'a late charge was not refunded: unavailable' },
};
const recurring: FailedJob = {
  ...job,
  id: job.id.replace(/1$/, '2'),
  title: 'Banka hesabıyla karşılaştırma',
  subject: '',
};
const sent: [string, unknown][] = [];

/** The desk's API: one job that waits until it is handled, and a recurring one. */
function open(handled: object = { isSuccess: true, result: null }) {
  sent.length = 0;
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
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
  expect(screen.getAllByText(`Hata: ${job.cause}`)).toHaveLength(2);
  expect(screen.getByRole('heading', { name: recurring.title })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden başlat' }));
  expect(await screen.findByText(/^İş yeniden başladı/)).toBeVisible();
  expect(sent).toEqual([[`/api/jobs/${job.id}/again`, {}]]);
  expect(await screen.findByText('Bekleyen iş yok.')).toBeVisible();
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

it('says that somebody else was first', async () => {
  open({ isSuccess: false, messageCode: 'jobHandled', message: 'Bu işle bu arada başka biri ilgilendi.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden başlat' }));
  expect(await screen.findByText('Bu işle bu arada başka biri ilgilendi.')).toBeVisible();
});
