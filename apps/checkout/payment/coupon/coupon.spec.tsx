import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../testing/fake-page';
import { postChallenge } from '../post-challenge';
import { visitTexts } from '../../visit/visit.texts';
import { resetPayment, createThreeD, openPayment, payButton } from '../../testing/open-payment';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('../post-challenge', () => ({ postChallenge: vi.fn() }));

beforeEach(() => {
  resetPayment();
  sessionStorage.clear();
});

describe('a discount code', () => {
  const getCoupon = 'GET policyrequest/GetCoupon/';
  const coupon = {
    code: 'HOSGELDIN',
    title: 'Hoş geldin indirimi',
    discount: 500_00,
    validUntil: '2026-12-31T20:59:59.000Z',
    needsConfirmation: false,
    message: null,
  };
  const apply = async (code: string): Promise<void> => {
    await userEvent.click(screen.getByText('İndirim kodum var'));
    await userEvent.type(screen.getByRole('textbox', { name: 'İndirim kodu' }), code);
    await userEvent.click(screen.getByRole('button', { name: 'Kodu uygula' }));
  };
  const payWith = async ({ post }: Awaited<ReturnType<typeof openPayment>>): Promise<void> => {
    post({ type: 'ready' });
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_0123456789' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalled());
  };

  it('is checked, says when the discount is refunded, and is sent with the payment', async () => {
    const opened = await openPayment({ [getCoupon]: coupon });
    await apply('hosgeldin');
    expect(await screen.findByText(/HOSGELDIN uygulandı: 500,00\s₺/)).toHaveTextContent(
      /karta 1 hafta içinde iade edilir.*180 gün içinde iptal/,
    );
    expect(payButton()).toHaveTextContent('18.783,45 ₺ öde');
    await payWith(opened);
    expect(opened.page.callsTo(createThreeD)[0]?.body).toMatchObject({
      discountCode: 'HOSGELDIN',
      isCombinationConfirmed: false,
    });
  });

  it.each(['discountCodeWrong', 'discountNotEligible', 'discountNotApplicable', 'discountUsed', 'discountExpired'])(
    'shows the refusal %s at the field and keeps the input',
    async (code) => {
      await openPayment({ [getCoupon]: refused(code, 'Bu kod olmadı.') });
      await apply('YANLIS');
      const field = await screen.findByRole('textbox', { name: 'İndirim kodu' });
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Bu kod olmadı/));
      expect(field).toHaveValue('YANLIS');
      expect(field).toHaveFocus();
    },
  );

  it('leads to a new request where the visit has ended', async () => {
    await openPayment({ [getCoupon]: refused(endedVisit.code, endedVisit.message) });
    await apply('HOSGELDIN');
    expect(await screen.findByRole('link', { name: visitTexts.startAgain })).toBeVisible();
  });

  it('F595 needs confirmation to be combined with a campaign', async () => {
    const message = 'Kampanyanızla birleşsin mi?';
    const opened = await openPayment({ [getCoupon]: { ...coupon, needsConfirmation: true, message } });
    await apply('HOSGELDIN');
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yalnızca kampanya kalsın' }));
    expect(screen.queryByText(/uygulandı/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kodu uygula' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Birlikte kullan' }));
    await payWith(opened);
    expect(opened.page.callsTo(createThreeD)[0]?.body).toMatchObject({
      discountCode: 'HOSGELDIN',
      isCombinationConfirmed: true,
    });
  });

  it('of the customer is offered as a button', async () => {
    const { needsConfirmation: _needs, message: _message, ...own } = coupon;
    await openPayment({ [getCoupon]: coupon, 'GET policyrequest/GetCustomerCouponList/': [own] });
    await userEvent.click(screen.getByRole('button', { name: /Hoş geldin indirimi: 500,00/ }));
    expect(await screen.findByText(/uygulandı/)).toBeVisible();
  });

  it('is restored on the next visit until removed', async () => {
    const first = await openPayment({ [getCoupon]: coupon });
    await apply('HOSGELDIN');
    await screen.findByText(/uygulandı/);
    first.unmount();
    const again = await openPayment({ [getCoupon]: coupon });
    await userEvent.click(await screen.findByRole('button', { name: 'Kodu kaldır' }));
    again.unmount();
    await openPayment({ [getCoupon]: coupon });
    expect(screen.queryByText(/uygulandı/)).toBeNull();
  });
});
