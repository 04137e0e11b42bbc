import type { ApplicationDetail, HealthFormStatus } from '@emsal/api/desk/application-shapes';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApplicationPage } from './application-page';
import { ApplicationsPage } from './applications-page';

const application: ApplicationDetail = {
  id: '1234567890',
  line: 'HEALTH',
  who: 'AYŞE YILMAZ',
  state: 'received',
  promisedOn: '2026-11-30',
  callWindow: 'evening',
  createdAt: '2026-11-28T10:00:00.000Z',
  phoneNumber: '0532 123 45 67',
  reason: 'Danışmanlarımız hazırlar.',
  offer: '',
  adviser: null,
  hasFile: false,
  hasHealthForm: false,
  moves: ['taken'],
};
const file = [{ title: '1. kişi', answers: [{ label: 'Boy', value: '170 cm' }] }];
const asked: string[] = [];

/** The desk's API: one application, which is the reader's own once it was taken. */
function open(address: string) {
  asked.length = 0;
  global.fetch = vi.fn(async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    const isTaken = asked.some((call) => call.includes('/move'));
    const now: ApplicationDetail = isTaken
      ? { ...application, state: 'taken', adviser: 'Derya Ok', hasFile: true, moves: ['sold'] }
      : application;
    const list = { total: 1, rows: [{ ...application, who: 'A*** Y***' }] };
    const detailOrList = /\/\d{10}/.test(url) ? now : list;
    const result = url.includes('/file') ? file : detailOrList;
    return { json: async () => ({ isSuccess: true, result }) } as Response;
  }) as typeof fetch;
  return showAt(address);
}

function showAt(address: string) {
  const pages = [
    { path: 'danismanlik', element: <ApplicationsPage /> },
    { path: 'danismanlik/:id', element: <ApplicationPage /> },
  ];
  return render(
    <main>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />
    </main>,
  );
}

it('lists who is to be called, when, and for which line', async () => {
  const { container } = open('/danismanlik');
  expect(await screen.findByRole('link', { name: 'A*** Y***' })).toHaveAttribute('href', '/danismanlik/1234567890');
  const row = screen.getByRole('row', { name: /A\*\*\* Y\*\*\*/ });
  for (const text of ['Özel Sağlık Sigortası', '30.11.2026', '18.00–21.00']) expect(row).toHaveTextContent(text);
  expect(await axeViolations(container)).toEqual([]);
});

const status: HealthFormStatus = {
  firmName: 'Balarısı Sağlık',
  state: 'approved',
  isComplete: true,
  isCallRequested: true,
  createdAt: '2026-11-28T10:00:00.000Z',
  validUntil: '2026-12-05',
  approvedAt: '2026-11-28T11:00:00.000Z',
  people: [{ title: 'Eşiniz', answers: [{ label: 'Hangi ameliyat?', value: 'Menisküs' }] }],
};
/** The application is the reader's own. */
function openOwn(healthForm: HealthFormStatus | null) {
  const own = { ...application, state: 'taken', hasHealthForm: true };
  global.fetch = vi.fn(async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url} ${init?.body as string}`);
    const sent = { link: 'https://site.example/giris?form=x', isSent: true };
    const form = init?.method === 'POST' ? sent : healthForm;
    const result = url.includes('/health-form') ? form : own;
    return { json: async () => ({ isSuccess: true, result }) } as Response;
  }) as typeof fetch;
  return showAt('/danismanlik/1234567890');
}

it('M496 its adviser sends the link of a health information form', async () => {
  const { container } = openOwn(null);
  await userEvent.type(await screen.findByLabelText('Şirket'), 'Balarısı Sağlık');
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı SMS ile gönder' }));
  expect(await screen.findByText(/SMS gitti: https:/)).toBeVisible();
  expect(asked.find((call) => call.startsWith('POST'))).toContain('Balarısı Sağlık');
  expect(await axeViolations(container)).toEqual([]);
});

it('M498 its adviser reads what was approved, and who wants to be called', async () => {
  const { container } = openOwn(status);
  expect(await screen.findByText('Menisküs')).toBeVisible();
  expect(screen.getByText('Müşteri form için aranmak istiyor')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bağlantıyı SMS ile gönder' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

it('is taken, and only then its form is opened', async () => {
  const { container } = open('/danismanlik/1234567890');
  expect(await screen.findByText('0532 123 45 67')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Formu aç' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Üstlen' }));
  const button = await screen.findByRole('button', { name: 'Formu aç' });
  expect(asked.filter((call) => call.includes('/file'))).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('170 cm')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
