import type { RequestDetail } from '@emsal/api/desk/request-shapes';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RequestPage } from './request-page';
import { RequestsPage } from './requests-page';

const request: RequestDetail = {
  id: '1234567890',
  kind: 'cancellation',
  product: 'Trafik Sigortası',
  who: 'AYŞE YILMAZ',
  state: 'inReview',
  promisedOn: '2026-11-30',
  createdAt: '2026-11-28T10:00:00.000Z',
  phoneNumber: '0532 123 45 67',
  email: '',
  facts: [{ label: 'Noter', value: 'Kadıköy 12. Noterliği' }],
  files: [
    {
      id: 'f1',
      title: 'Kimlik, ön yüz',
      at: '2026-11-28T10:00:00.000Z',
      note: '1. sayfa',
      state: 'received',
      reason: null,
      isHere: true,
      verdicts: ['accepted', 'again'],
    },
  ],
  history: [{ state: 'received', at: '2026-11-28T10:00:00.000Z', reason: '' }],
  employee: 'Deniz Er',
  moves: ['waitingForCustomer', 'atInsurer', 'refused'],
};
const sent: string[] = [];

/** @param after what a press changes */
function open(address: string, change: Partial<RequestDetail> = {}, after: Partial<RequestDetail> = {}) {
  sent.length = 0;
  global.fetch = vi.fn(async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(`${url} ${String(init.body)}`);
    const list = { total: 1, rows: [{ ...request, who: 'A*** Y***' }] };
    const detail = { ...request, ...change, ...(sent.length > 0 && after) };
    return { json: async () => ({ isSuccess: true, result: /\/\d{10}/.test(url) ? detail : list }) } as Response;
  }) as typeof fetch;
  const pages = [
    { path: 'talepler', element: <RequestsPage /> },
    { path: 'talepler/:id', element: <RequestPage /> },
  ];
  return render(
    <main>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />
    </main>,
  );
}

it('lists who asks for what, and until when', async () => {
  const { container } = open('/talepler');
  expect(await screen.findByRole('link', { name: 'A*** Y***' })).toHaveAttribute('href', '/talepler/1234567890');
  const row = screen.getByRole('row', { name: /A\*\*\* Y\*\*\*/ });
  for (const text of ['İptal', 'Trafik Sigortası', '30.11.2026']) expect(row).toHaveTextContent(text);
  expect(await axeViolations(container)).toEqual([]);
});

it('shows a request, and asks the customer for what is chosen', async () => {
  const { container } = open('/talepler/1234567890');
  expect(await screen.findByText('Kadıköy 12. Noterliği')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kimlik, ön yüz: indir' })).toHaveAttribute(
    'href',
    '/api/requests/1234567890/files/f1',
  );
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Ne isteyelim?'), 'Satış belgesinin 2. sayfası');
  await userEvent.click(screen.getByRole('button', { name: 'Müşteriden iste' }));
  expect(await screen.findByText('Durum değişti: Müşteriyi bekliyor.')).toBeVisible();
  expect(sent).toEqual([
    expect.stringContaining(JSON.stringify({ to: 'waitingForCustomer', asked: 'secondPage' }).slice(1, -1)),
  ]);
});

it('M555 accepts a single file, or returns it for a reason that the customer reads', async () => {
  const { container } = open('/talepler/1234567890');
  await userEvent.click(await screen.findByRole('button', { name: 'Kimlik, ön yüz: kabul et' }));
  expect(await screen.findByText('Kabul edildi: Kimlik, ön yüz.')).toBeVisible();
  const giveBack = screen.getByRole('button', { name: 'Kimlik, ön yüz: geri gönder' });
  await userEvent.click(giveBack);
  const reason = screen.getByLabelText('Kimlik, ön yüz: nesi uygun değil?');
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Önce nedenini seçin'));
  await userEvent.selectOptions(reason, 'Işık parlamış');
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Flaşı kapatın'));
  await userEvent.click(giveBack);
  expect(await screen.findByText(/^Geri gönderildi: Kimlik, ön yüz\./)).toBeVisible();
  expect(sent).toEqual([
    expect.stringContaining('/files/f1/verdict {"verdict":"accepted"}'),
    expect.stringContaining('/files/f1/verdict {"verdict":"again","reason":"glare"}'),
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it('gives the focus to what a move came to, once its buttons are gone', async () => {
  open('/talepler/1234567890', {}, { state: 'atInsurer', moves: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Şirkete gönder' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Şirkete gönder' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Durum değişti: Sigorta şirketinde\./));
});

it('does nothing without a reason', async () => {
  open('/talepler/1234567890');
  await userEvent.click(await screen.findByRole('button', { name: 'Reddet' }));
  const reason = screen.getByLabelText('Neden reddediyoruz?');
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Önce nedenini seçin'));
  expect(sent).toEqual([]);
  await userEvent.selectOptions(reason, 'Belge gelmedi');
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Dilerseniz yeniden başvurun'));
});

it('leaves the focus on what is still there', async () => {
  open('/talepler/1234567890');
  const accept = await screen.findByRole('button', { name: 'Kimlik, ön yüz: kabul et' });
  await userEvent.click(accept);
  expect(await screen.findByText('Kabul edildi: Kimlik, ön yüz.')).toBeVisible();
  expect(accept).toHaveFocus();
});

it('offers only reasons that fit the request', async () => {
  open('/talepler/1234567890', { kind: 'help', moves: ['done', 'refused'] });
  const reasons = await screen.findByLabelText<HTMLSelectElement>('Neden reddediyoruz?');
  expect(reasons).toHaveDisplayValue('Müşteri vazgeçti');
  expect(within(reasons).queryByRole('option', { name: 'Satış kanıtlanmadı' })).toBeNull();
});
