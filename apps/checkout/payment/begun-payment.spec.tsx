import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noAnswer, refused } from '../testing/fake-page';
import { beginAnew, createThreeD, odeme, openPayment, payButton } from '../testing/open-payment';
import { openPage } from '../testing/open-page';
import { information, orderAnswers, outcomeOf } from '../testing/order-answers';
import { replaceDocument } from '../visit/open-document';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('./post-challenge', () => ({ postChallenge: jest.fn() }));

beforeEach(() => {
  beginAnew();
  sessionStorage.clear();
});

describe('payment', () => {
  it('shows the payment that stood in the way when its result is asked for', async () => {
    let payment: typeof information.payment = null;
    const { say, router } = await openPayment({
      [createThreeD]: refused('paymentRunning', 'Bu teklifin ödemesi var.'),
      'GET policyrequest/GetInformations/': () => ({ ...information, payment }),
      'POST policyrequest/Success': outcomeOf('waiting'),
    });
    say({ type: 'ready' });
    await userEvent.click(payButton());
    say({ type: 'token', token: 'tok_0123456789' });
    payment = { odeme, isPaid: false };
    const way = await screen.findByRole('link', { name: 'Sonucunu görün' });
    await act(() => router.navigate(way.getAttribute('href')!));
    expect(await screen.findByText('Bu teklif için bir ödeme başlattınız.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible();
  });

  it('tells of a payment of the offer that another tab began', async () => {
    const begun = { ...information, payment: { odeme, isPaid: false } };
    await openPayment({
      'GET policyrequest/GetInformations/': begun,
      'POST policyrequest/Success': outcomeOf('waiting'),
    });
    expect(await screen.findByText('Bu teklif için bir ödeme başlattınız.')).toBeVisible();
  });

  it.each(['odeme-bilgileri', 'police-bilgileri'])(
    'leads from %s to the policy where the offer is paid',
    async (page) => {
      const { path } = openPage(
        `/trafik-sigortasi/${page}`,
        fakePage({
          ...orderAnswers,
          'GET policyrequest/GetInformations/': { ...information, payment: { odeme, isPaid: true } },
          'POST policyrequest/Success': outcomeOf('completed', { policyNo: '1' }),
        }),
      );
      await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/police-basarili?odeme=${odeme}`));
    },
  );

  describe('that was begun before, when the back button leads here from the bank', () => {
    const seen = 'POST policyrequest/Success';
    beforeEach(() => window.history.replaceState({ odeme }, ''));

    it.each([
      [
        'waits for the customer at the bank',
        outcomeOf('atBank', { reason: 'Kartınızdan çekim yapılmadı.' }),
        'Kartınızdan çekim yapılmadı.',
      ],
      ['was declined', outcomeOf('declined', { reason: 'Kart limitiniz yetersiz.' }), 'Kart limitiniz yetersiz.'],
      ['is awaited', outcomeOf('waiting', { reason: 'Birkaç saniye.' }), 'Bu teklif için bir ödeme başlattınız.'],
      ['cannot be read', noAnswer, 'Bu teklif için bir ödeme başlattınız.'],
    ])('one that %s is told, with the way to its result', async (_what, answer, words) => {
      const { container } = await openPayment({ [seen]: answer });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
        'href',
        `/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`,
      );
      expect(await axeFaults(container)).toEqual([]);
    });

    it('one that was completed leads to the policy', async () => {
      await openPayment({ [seen]: outcomeOf('completed', { policyNo: '1' }) });
      await waitFor(() =>
        expect(replaceDocument).toHaveBeenCalledWith(`/trafik-sigortasi/police-basarili?odeme=${odeme}`),
      );
    });
  });
});
