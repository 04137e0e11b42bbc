import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noResponse, refused } from '../testing/fake-page';
import { resetPayment, challenge, createThreeD, odeme, openPayment, payButton } from '../testing/open-payment';
import { openPage } from '../testing/open-page';
import { bankOrigin, chosenOffer, information, orderResponses } from '../testing/order-responses';
import { postChallenge } from './post-challenge';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('./post-challenge', () => ({ postChallenge: vi.fn() }));

beforeEach(() => {
  resetPayment();
  sessionStorage.clear();
});

describe('the payment page', () => {
  it('shows the cash price and the cost of all instalments, without accessibility violations', async () => {
    const { container } = await openPayment();
    expect(screen.getByText('Peşin fiyat 18.783,45 ₺')).toBeVisible();
    expect(screen.getByRole('row', { name: /6 taksit/ })).toHaveTextContent(
      '6 taksit3.330,93 ₺ilki 3.330,94 ₺19.985,59 ₺+1.202,14 ₺ fark',
    );
    expect(screen.getByRole('row', { name: 'Bonus, World' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows the amount of the selected plan on its button', async () => {
    await openPayment();
    expect(payButton()).toHaveTextContent('18.783,45 ₺ öde');
    await userEvent.click(screen.getByRole('radio', { name: '6 taksit' }));
    expect(payButton()).toHaveTextContent('19.985,59 ₺ öde');
  });

  it('disables the plans that the typed card cannot have, with the reason, and pays at once instead', async () => {
    const { post } = await openPayment();
    await userEvent.click(screen.getByRole('radio', { name: '6 taksit' }));
    post({ type: 'card', programme: null });
    expect(screen.getByRole('radio', { name: '6 taksit' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Tek çekim' })).toBeChecked();
    expect(screen.getByText('Bu kartla taksit yapılamıyor; tek çekim seçili.')).toBeVisible();
    expect(payButton()).toHaveTextContent('18.783,45 ₺ öde');
    post({ type: 'card', programme: 'Bonus' });
    expect(screen.getByRole('radio', { name: '6 taksit' })).toBeEnabled();
  });

  it('loads the bank’s frame and applies its height', async () => {
    const { frame, post } = await openPayment();
    expect(new URL(frame.src).origin).toBe(bankOrigin);
    post({ type: 'height', height: 412 });
    expect(frame).toHaveAttribute('height', '412');
  });

  it('makes one attempt on a double click and leaves with the bank’s form', async () => {
    const { page, posted, post } = await openPayment();
    post({ type: 'ready' });
    await userEvent.dblClick(payButton());
    expect(posted.mock.calls).toEqual([[{ source: 'emsal-checkout', type: 'submit' }, bankOrigin]]);
    post({ type: 'token', token: 'tok_0123456789' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    fireEvent.click(payButton());
    expect(page.callsTo(createThreeD)).toHaveLength(1);
    expect(page.callsTo(createThreeD)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: {
        cardToken: 'tok_0123456789',
        selectedPaymentPlanId: '1',
        seal: chosenOffer.seal,
        expectedTotal: 18_783_45,
      },
    });
  });

  it('ignores a token from another origin', async () => {
    const { page, post } = await openPayment();
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' }, 'https://evil.example');
    expect(page.callsTo(createThreeD)).toEqual([]);
  });

  it('shows the frame’s error and can be retried', async () => {
    const { posted, post } = await openPayment();
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'invalid', message: 'Kart bilgilerini kontrol edip yeniden deneyin.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Kart bilgilerini kontrol edip yeniden deneyin.');
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(payButton());
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('explains a press before the fields have loaded', async () => {
    await openPayment();
    await userEvent.click(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Kart alanları henüz yüklenmedi');
  });

  it('repeats an unanswered attempt with the same key and card', async () => {
    let answer: unknown = noResponse;
    const { page, post } = await openPayment({ [createThreeD]: () => answer });
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' });
    await screen.findByRole('alert');
    answer = { odeme, challenge };
    await userEvent.click(payButton());
    await waitFor(() => expect(postChallenge).toHaveBeenCalled());
    const [first, second] = page.callsTo(createThreeD);
    expect(second).toEqual(first);
  });

  it('shows the server’s refusal and where to correct it', async () => {
    const { post } = await openPayment({ [createThreeD]: refused('offerGone', 'Bu teklif artık geçerli değil.') });
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' });
    expect(await screen.findByText(/artık geçerli değil/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tekliflere dön' })).toHaveAttribute('href', '/trafik-sigortasi/listeleme');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /öde$/ })).toBeNull();
    expect(screen.queryByText('Fiyatınız kayıtlı.')).toBeNull();
  });

  it('says that the visit has ended, that nothing was charged, and leads to a new one', async () => {
    const { post } = await openPayment({ [createThreeD]: refused('notFound', 'Aradığınız kayıt bulunamadı.') });
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' });
    const stopped = await screen.findByRole('alert');
    expect(stopped).toHaveTextContent(/süresi dolmuş olabilir\. Kartınızdan çekim yapılmadı\./);
    expect(screen.getByRole('link', { name: 'Yeniden teklif alın' })).toHaveAttribute('href', '/trafik-sigortasi/form');
    expect(screen.queryByRole('button', { name: /öde$/ })).toBeNull();
  });

  it.each(['paymentRunning', 'alreadyPaid'])('links to the existing payment after the refusal %s', async (code) => {
    const { post } = await openPayment({ [createThreeD]: refused(code, 'Bu teklifin ödemesi var.') });
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' });
    expect(await screen.findByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
      'href',
      '/trafik-sigortasi/odeme-bilgileri',
    );
  });

  it('requests no card for a provider with its own page, and opens it', async () => {
    const page = fakePage({
      ...orderResponses,
      'GET policyrequest/GetInformations/': { ...information, cardFrameUrl: null },
      [createThreeD]: { odeme, challenge },
    });
    openPage('/trafik-sigortasi/odeme-bilgileri', page);
    expect(await screen.findByText(/ödeme kuruluşunun güvenli sayfasında/)).toBeVisible();
    expect(screen.queryByText(/doğrulama kodu gönderecek/)).toBeNull();
    expect(screen.queryByTitle('Bankanın kart alanları')).toBeNull();
    await userEvent.click(payButton());
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    expect(page.callsTo(createThreeD)[0]?.body).not.toHaveProperty('cardToken');
  });
});
