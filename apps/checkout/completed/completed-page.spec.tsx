import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { addMail, completed, cross, odeme, openCompleted } from '../testing/open-completed';
import { openPage } from '../testing/open-page';

const send = async (address: string): Promise<void> => {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
};

describe('the completed page', () => {
  it('shows number and PDF first, without accessibility violations', async () => {
    const { container } = await openCompleted();
    expect(screen.getByText('0012 7483 1092')).toBeVisible();
    const downloads = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(downloads.slice(0, 2)).toEqual(['/api/document/1', '/api/document/2']);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows start and end of the policy and the withdrawal terms', async () => {
    await openCompleted();
    for (const text of ['14\u00A0Aralık 2026', '14\u00A0Aralık 2027', '14 gün içinde cayabilirsiniz.'])
      expect(
        screen.getByText((_, element) => element?.textContent === text && element.children.length === 0),
      ).toBeVisible();
  });

  it.each([
    ['2026-11-22', 1],
    // 23:00 in London is already the next day in Turkey.
    ['2026-11-21', 0],
  ])('mentions the previous policy only while it is still in force: start date %s', async (startDate, times) => {
    const outcome = { ...completed, paidAt: '2026-11-20T23:00:00.000Z', startDate };
    await openCompleted({ 'POST policyrequest/Success': outcome });
    expect(screen.getByText(/Trafik sigortanız başlar\./)).toBeVisible();
    expect(screen.queryAllByText(/iptal etmenize gerek yok/)).toHaveLength(times);
  });

  it('F647 says that the discount is refunded to the card within 1 week, or has been', async () => {
    const discount = { title: 'Hoş geldin indirimi', amount: 500_00, isPaid: false, dueAt: '2026-11-28T10:00:00.000Z' };
    const { unmount } = await openCompleted({ 'POST policyrequest/Success': { ...completed, discount } });
    expect(screen.getByText('1 hafta içinde')).toBeVisible();
    expect(screen.getByText(/500,00\s₺, ödediğiniz karta iade edilir/)).toBeVisible();
    unmount();
    await openCompleted({ 'POST policyrequest/Success': { ...completed, discount: { ...discount, isPaid: true } } });
    expect(screen.getByText(/ödediğiniz karta iade edildi/)).toBeVisible();
    expect(screen.queryByText('1 hafta içinde')).toBeNull();
  });

  it.each([
    [
      'a***@ornek.example',
      'Poliçenizi buradan indirin; a***@ornek.example adresine de gönderiyoruz.',
      'Poliçeyi bir adrese daha gönderin',
    ],
    [null, 'Poliçenizi buradan indirin.', 'Poliçeyi e-postanıza gönderin'],
  ])('says where the policy is mailed: %s', async (email, sentence, title) => {
    await openCompleted({ 'POST policyrequest/Success': { ...completed, email } });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  it('says that the PDF is being created while there is none', async () => {
    await openCompleted({ 'POST policyrequest/Success': { ...completed, documents: [] } });
    expect(screen.getByText(/PDF’i hazırlanıyor/)).toBeVisible();
  });

  it('sends the policy to another address', async () => {
    const { page } = await openCompleted();
    await send('mehmet@ornek.example');
    expect(await screen.findByText('Poliçenizi mehmet@ornek.example adresine gönderiyoruz.')).toBeVisible();
    expect(page.callsTo(addMail)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: { visitId, odeme, email: 'mehmet@ornek.example' },
    });
  });

  it('shows an invalid address at the field, from client or server', async () => {
    const { page } = await openCompleted({ [addMail]: refused('emailSame', 'Bu adrese gönderildi.') });
    await send('mehmet@');
    expect(page.callsTo(addMail)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'E-posta' })).toHaveFocus();
    await userEvent.clear(screen.getByRole('textbox', { name: 'E-posta' }));
    await send('mehmet@ornek.example');
    expect(await screen.findByText('Bu adrese gönderildi.')).toBeVisible();
  });

  it('redirects any other state to the payment check', async () => {
    const page = fakePage({ 'POST policyrequest/Success': { ...completed, state: 'declined' } });
    const { path } = openPage(`/trafik-sigortasi/police-basarili?odeme=${odeme}`, page);
    await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`));
  });
});

describe('offers beside the policy', () => {
  it('shows the offers waiting in the paired line', async () => {
    await openCompleted({ [cross]: [{ crossOfferUrl: '/kasko-sigortasi/listeleme', count: 12 }] });
    expect(screen.getByRole('heading', { name: '12 kasko teklifiniz hazır' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kasko tekliflerini gör' })).toHaveAttribute(
      'href',
      '/kasko-sigortasi/listeleme',
    );
  });

  it('shows the related line when no offers are waiting', async () => {
    await openCompleted();
    expect(screen.getByRole('link', { name: 'Kasko teklifi al' })).toHaveAttribute('href', '/kasko-sigortasi/form');
  });

  it('has texts for any line when the backend sends none of its own', async () => {
    await openCompleted({ 'POST policyrequest/Success': { ...completed, afterSale: undefined } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hayırlı olsun, poliçeniz hazır.');
    expect(screen.queryByRole('link', { name: /teklifi al/ })).toBeNull();
  });
});
