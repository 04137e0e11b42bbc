import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noResponse, refused } from '../testing/fake-page';
import { resetPayment, createThreeD, odeme, openPayment, payButton } from '../testing/open-payment';
import { openPage } from '../testing/open-page';
import { information, orderResponses, outcomeOf } from '../testing/order-responses';
import { replaceDocument } from '@emsal/platform/navigation/open-document';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('./post-challenge', () => ({ postChallenge: vi.fn() }));

beforeEach(() => {
  resetPayment();
  sessionStorage.clear();
});

describe('the payment page', () => {
  it('shows the existing payment after following the link to its result', async () => {
    let payment: typeof information.payment = null;
    const { post, router } = await openPayment({
      [createThreeD]: refused('paymentRunning', 'Bu teklifin ödemesi var.'),
      'GET policyrequest/GetInformations/': () => ({ ...information, payment }),
      'POST policyrequest/Success': outcomeOf('waiting'),
    });
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' });
    payment = { odeme, isPaid: false };
    const link = await screen.findByRole('link', { name: 'Sonucunu görün' });
    await act(() => router.navigate(link.getAttribute('href')!));
    expect(await screen.findByText('Bu teklif için bir ödeme başlattınız.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible();
  });

  it('shows a payment of the offer started in another tab', async () => {
    const startedInformation = { ...information, payment: { odeme, isPaid: false } };
    await openPayment({
      'GET policyrequest/GetInformations/': startedInformation,
      'POST policyrequest/Success': outcomeOf('waiting'),
    });
    expect(await screen.findByText('Bu teklif için bir ödeme başlattınız.')).toBeVisible();
  });

  it.each(['odeme-bilgileri', 'police-bilgileri'])('redirects %s to the policy of a paid offer', async (page) => {
    const { path } = openPage(
      `/trafik-sigortasi/${page}`,
      fakePage({
        ...orderResponses,
        'GET policyrequest/GetInformations/': { ...information, payment: { odeme, isPaid: true } },
        'POST policyrequest/Success': outcomeOf('completed', { policyNo: '1' }),
      }),
    );
    await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/police-basarili?odeme=${odeme}`));
  });

  describe('a payment started before, on returning with the back button', () => {
    const getOutcome = 'POST policyrequest/Success';
    beforeEach(() => window.history.replaceState({ odeme }, ''));

    it.each([
      [
        'waits for the customer at the bank',
        outcomeOf('atBank', { reason: 'Kartınızdan çekim yapılmadı.' }),
        'Kartınızdan çekim yapılmadı.',
      ],
      ['was declined', outcomeOf('declined', { reason: 'Kart limitiniz yetersiz.' }), 'Kart limitiniz yetersiz.'],
      ['is pending', outcomeOf('waiting', { reason: 'Birkaç saniye.' }), 'Bu teklif için bir ödeme başlattınız.'],
      ['cannot be read', noResponse, 'Bu teklif için bir ödeme başlattınız.'],
    ])('that %s is shown with a link to its result', async (_what, answer, text) => {
      const { container } = await openPayment({ [getOutcome]: answer });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
        'href',
        `/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`,
      );
      expect(await axeViolations(container)).toEqual([]);
    });

    it('that is completed redirects to the policy', async () => {
      await openPayment({ [getOutcome]: outcomeOf('completed', { policyNo: '1' }) });
      await waitFor(() =>
        expect(replaceDocument).toHaveBeenCalledWith(`/trafik-sigortasi/police-basarili?odeme=${odeme}`),
      );
    });
  });
});
