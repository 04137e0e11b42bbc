import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import { fakePage, refused, visitId } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const odeme = 'o'.repeat(32);
const completed: PaymentOutcome = {
  state: 'completed',
  reason: null,
  policyNo: '0012 7483 1092',
  lineSlug: 'trafik-sigortasi',
  firmName: 'Yakamoz Sigorta',
  total: 18_783_45,
  paidAt: '2026-11-21T10:00:00.000Z',
  documents: [
    { kind: 'informationForm', name: 'Bilgilendirme formu', url: '/api/document/2' },
    { kind: 'policy', name: 'Trafik poliçesi', url: '/api/document/1' },
  ],
};
const addMail = 'POST policyrequest/AddToPdfMail';
const open = async (more: Answers = {}) => {
  const page = fakePage({ 'POST policyrequest/Success': completed, [addMail]: null, ...more });
  const view = openPage(`/trafik-sigortasi/police-basarili?odeme=${odeme}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};
const send = async (address: string): Promise<void> => {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
};

describe('the policy in hand', () => {
  it('gives number and PDF first, and axe finds nothing', async () => {
    const { container } = await open();
    expect(screen.getByText('0012 7483 1092')).toBeVisible();
    const downloads = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(downloads.slice(0, 2)).toEqual(['/api/document/1', '/api/document/2']);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('says that the PDF is being made while there is none', async () => {
    await open({ 'POST policyrequest/Success': { ...completed, documents: [] } });
    expect(screen.getByText(/PDF’i hazırlanıyor/)).toBeVisible();
  });

  it('sends the policy to one more address', async () => {
    const { page } = await open();
    await send('mehmet@ornek.example');
    expect(await screen.findByText('Poliçenizi mehmet@ornek.example adresine gönderiyoruz.')).toBeVisible();
    expect(page.asked(addMail)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: { visitId, odeme, email: 'mehmet@ornek.example' },
    });
  });

  it('says at the field what is wrong with an address, ours or the server’s view', async () => {
    const { page } = await open({ [addMail]: refused('emailSame', 'Bu adrese gönderildi.') });
    await send('mehmet@');
    expect(page.asked(addMail)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'E-posta' })).toHaveFocus();
    await userEvent.clear(screen.getByRole('textbox', { name: 'E-posta' }));
    await send('mehmet@ornek.example');
    expect(await screen.findByText('Bu adrese gönderildi.')).toBeVisible();
  });

  it('any other state is told by the payment check', async () => {
    const page = fakePage({ 'POST policyrequest/Success': { ...completed, state: 'declined' } });
    const { path } = openPage(`/trafik-sigortasi/police-basarili?odeme=${odeme}`, page);
    await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`));
  });
});

describe('an application that an adviser completes', () => {
  it('says so, that nothing was charged, and how to reach one', async () => {
    const { container } = openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({}));
    expect(await screen.findByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
    expect(await axeFaults(container)).toEqual([]);
  });
});
