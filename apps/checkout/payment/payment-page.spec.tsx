import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noAnswer, refused } from '../testing/fake-page';
import { beginAnew, challenge, createThreeD, odeme, openPayment, payButton } from '../testing/open-payment';
import { openPage } from '../testing/open-page';
import { bankOrigin, chosenOffer, information, orderAnswers } from '../testing/order-answers';
import { postChallenge } from './post-challenge';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('./post-challenge', () => ({ postChallenge: jest.fn() }));

beforeEach(() => {
  beginAnew();
  sessionStorage.clear();
});

describe('payment', () => {
  it('shows the cash price and every instalment with what it costs; axe finds nothing', async () => {
    const { container } = await openPayment();
    expect(screen.getByText('Peşin fiyat 18.783,45 ₺')).toBeVisible();
    expect(screen.getByRole('row', { name: /6 taksit/ })).toHaveTextContent(
      '6 taksit3.330,93 ₺ilki 3.330,94 ₺19.985,59 ₺+1.202,14 ₺ fark',
    );
    expect(screen.getByRole('row', { name: 'Bonus, World' })).toBeVisible();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('has the amount of the chosen plan on its button', async () => {
    await openPayment();
    expect(payButton()).toHaveTextContent('18.783,45 ₺ öde');
    await userEvent.click(screen.getByRole('radio', { name: '6 taksit' }));
    expect(payButton()).toHaveTextContent('19.985,59 ₺ öde');
  });

  it('loads the frame of the bank and takes its height', async () => {
    const { frame, say } = await openPayment();
    expect(new URL(frame.src).origin).toBe(bankOrigin);
    say({ type: 'height', height: 412 });
    expect(frame).toHaveAttribute('height', '412');
  });

  it('a double click asks for one card, makes one attempt, and leaves for the bank with its form', async () => {
    const { page, posted, say } = await openPayment();
    say({ type: 'ready' });
    await userEvent.dblClick(payButton());
    expect(posted.mock.calls).toEqual([[{ source: 'emsal-checkout', type: 'submit' }, bankOrigin]]);
    say({ type: 'token', token: 'tok_0123456789' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    fireEvent.click(payButton());
    expect(page.asked(createThreeD)).toHaveLength(1);
    expect(page.asked(createThreeD)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: {
        cardToken: 'tok_0123456789',
        selectedPaymentPlanId: '1',
        seal: chosenOffer.seal,
        expectedTotal: 18_783_45,
      },
    });
  });

  it('a token of another origin starts nothing', async () => {
    const { page, say } = await openPayment();
    say({ type: 'ready' });
    await userEvent.click(payButton());
    say({ type: 'token', token: 'tok_0123456789' }, 'https://evil.example');
    expect(page.asked(createThreeD)).toEqual([]);
  });

  it('says what the frame found wrong, and can be tried again', async () => {
    const { posted, say } = await openPayment();
    say({ type: 'ready' });
    await userEvent.click(payButton());
    say({ type: 'invalid', message: 'Kart bilgilerini kontrol edip yeniden deneyin.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Kart bilgilerini kontrol edip yeniden deneyin.');
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(payButton());
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('explains a press before the fields are there', async () => {
    await openPayment();
    await userEvent.click(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Kart alanları henüz yüklenmedi');
  });

  it('repeats an attempt without an answer under the same key and card', async () => {
    let answer: unknown = noAnswer;
    const { page, say } = await openPayment({ [createThreeD]: () => answer });
    say({ type: 'ready' });
    await userEvent.click(payButton());
    say({ type: 'token', token: 'tok_0123456789' });
    await screen.findByRole('alert');
    answer = { odeme, challenge };
    await userEvent.click(payButton());
    await waitFor(() => expect(postChallenge).toHaveBeenCalled());
    const [first, second] = page.asked(createThreeD);
    expect(second).toEqual(first);
  });

  it('says the refusal of the server and where it can be put right', async () => {
    const { say } = await openPayment({ [createThreeD]: refused('offerGone', 'Bu teklif artık geçerli değil.') });
    say({ type: 'ready' });
    await userEvent.click(payButton());
    say({ type: 'token', token: 'tok_0123456789' });
    expect(await screen.findByText(/artık geçerli değil/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tekliflere dön' })).toHaveAttribute('href', '/trafik-sigortasi/listeleme');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /öde$/ })).toBeNull();
    expect(screen.queryByText('Fiyat mühürlü.')).toBeNull();
  });

  it.each(['paymentRunning', 'alreadyPaid'])(
    'leads from a refusal as %s to what became of the payment',
    async (code) => {
      const { say } = await openPayment({ [createThreeD]: refused(code, 'Bu teklifin ödemesi var.') });
      say({ type: 'ready' });
      await userEvent.click(payButton());
      say({ type: 'token', token: 'tok_0123456789' });
      expect(await screen.findByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
        'href',
        '/trafik-sigortasi/odeme-bilgileri',
      );
    },
  );

  it('asks no card of a provider that shows its own page, and leaves for it', async () => {
    const page = fakePage({
      ...orderAnswers,
      'GET policyrequest/GetInformations/': { ...information, cardFrameUrl: null },
      [createThreeD]: { odeme, challenge },
    });
    openPage('/trafik-sigortasi/odeme-bilgileri', page);
    expect(await screen.findByText(/ödeme kuruluşunun güvenli sayfasında/)).toBeVisible();
    expect(screen.queryByText(/doğrulama kodu gönderecek/)).toBeNull();
    expect(screen.queryByTitle('Bankanın kart alanları')).toBeNull();
    await userEvent.click(payButton());
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    expect(page.asked(createThreeD)[0]?.body).not.toHaveProperty('cardToken');
  });
});
