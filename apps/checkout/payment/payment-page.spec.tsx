import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noAnswer, refused } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { bankOrigin, chosenOffer, orderAnswers } from '../testing/order-answers';
import { postChallenge } from './post-challenge';

jest.mock('./post-challenge', () => ({ postChallenge: jest.fn() }));

const create = 'POST policyrequest/CreateThreeD';
const odeme = 'o'.repeat(32);
const challenge = { url: `${bankOrigin}/3d`, fields: { order: '1' } };
const open = async (more: Answers = {}) => {
  const page = fakePage({ ...orderAnswers, [create]: { odeme, challenge }, ...more });
  const view = openPage('/trafik-sigortasi/odeme-bilgileri', page);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Bankanın kart alanları');
  const posted = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = bankOrigin): void => {
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            data: { source: 'emsal-card-frame', ...data },
            origin,
            source: frame.contentWindow,
          }),
        ),
    );
  };
  return { page, frame, posted, say, ...view };
};
const button = (): HTMLElement => screen.getByRole('button', { name: / öde$/ });

beforeEach(() => {
  jest.mocked(postChallenge).mockClear();
  window.history.replaceState(null, '');
});

describe('payment', () => {
  it('shows the cash price and every instalment with what it costs; axe finds nothing', async () => {
    const { container } = await open();
    expect(screen.getByText('Peşin fiyat 18.783,45 ₺')).toBeVisible();
    expect(screen.getByRole('row', { name: /6 taksit/ })).toHaveTextContent(
      '6 taksit3.330,93 ₺19.985,59 ₺+1.202,14 ₺ fark',
    );
    expect(await axeFaults(container)).toEqual([]);
  });

  it('has the amount of the chosen plan on its button', async () => {
    await open();
    expect(button()).toHaveTextContent('18.783,45 ₺ öde');
    await userEvent.click(screen.getByRole('radio', { name: '6 taksit' }));
    expect(button()).toHaveTextContent('19.985,59 ₺ öde');
  });

  it('loads the frame of the bank and takes its height', async () => {
    const { frame, say } = await open();
    expect(new URL(frame.src).origin).toBe(bankOrigin);
    say({ type: 'height', height: 412 });
    expect(frame).toHaveAttribute('height', '412');
  });

  it('a double click asks for one card, makes one attempt, and leaves for the bank with its form', async () => {
    const { page, posted, say } = await open();
    say({ type: 'ready' });
    await userEvent.dblClick(button());
    expect(posted.mock.calls).toEqual([[{ source: 'emsal-checkout', type: 'submit' }, bankOrigin]]);
    say({ type: 'token', token: 'tok_0123456789' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    fireEvent.click(button());
    expect(page.asked(create)).toHaveLength(1);
    expect(page.asked(create)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: { cardToken: 'tok_0123456789', selectedPaymentPlanId: '1', seal: chosenOffer.seal },
    });
  });

  it('a token of another origin starts nothing', async () => {
    const { page, say } = await open();
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' }, 'https://evil.example');
    expect(page.asked(create)).toEqual([]);
  });

  it('says what the frame found wrong, and can be tried again', async () => {
    const { posted, say } = await open();
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'invalid', message: 'Kart bilgilerini kontrol edip yeniden deneyin.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Kart bilgilerini kontrol edip yeniden deneyin.');
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(button());
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('explains a press before the fields are there', async () => {
    await open();
    await userEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Kart alanları henüz yüklenmedi');
  });

  it('repeats an attempt without an answer under the same key and card', async () => {
    let answer: unknown = noAnswer;
    const { page, say } = await open({ [create]: () => answer });
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' });
    await screen.findByRole('alert');
    answer = { odeme, challenge };
    await userEvent.click(button());
    await waitFor(() => expect(postChallenge).toHaveBeenCalled());
    const [first, second] = page.asked(create);
    expect(second).toEqual(first);
  });

  it('says the refusal of the server and where it can be put right', async () => {
    const { say } = await open({ [create]: refused('priceChanged', 'Fiyat değişti. Teklifi yeniden seçin.') });
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' });
    expect(await screen.findByText(/Fiyat değişti/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tekliflere dön' })).toHaveAttribute('href', '/trafik-sigortasi/listeleme');
  });

  it('the back button from the bank shows the payment that was begun', async () => {
    window.history.replaceState({ odeme }, '');
    await open();
    expect(screen.getByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
      'href',
      `/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`,
    );
  });
});
