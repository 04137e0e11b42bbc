import type { WaitingRefund } from '@emsal/api/calls/self-service/refund-iban';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const refund: WaitingRefund = {
  refundId: 'r'.repeat(32),
  amount: 112_040,
  lineName: 'Kasko Sigortası',
  holder: 'ELİF YALIN',
  receivedIban: null,
};
const status = (step: string) => ({
  step,
  identityNoMasked: '100******46',
  phoneNumberMasked: '0532 *** ** 67',
  code: { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
});
const open = (refunds: WaitingRefund[], more: Replies = {}) => {
  const replies: Replies = { getOtpVerificationStatus: status('proven'), ...more };
  // A list is a lookup's answer in this table.
  replies['GetCustomerIbanInfo'] = { status: 200, body: { isSuccess: true, result: refunds } };
  return openAccount('/iade-iban-bilgisi', replies);
};
const submit = async (typed: string) => {
  await userEvent.type(await screen.findByLabelText(/IBAN/), typed);
  await userEvent.click(screen.getByRole('button', { name: 'IBAN’ı kaydet' }));
};

describe('/iade-iban-bilgisi', () => {
  it('M105 M338 asks who is there first', async () => {
    const { calls, container } = openAccount('/iade-iban-bilgisi', { getOtpVerificationStatus: status('start') });
    expect(await screen.findByRole('heading', { level: 1, name: 'İadeniz için IBAN' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    expect(calls.map(({ call }) => call)).not.toContain('GetCustomerIbanInfo');
  });

  it('M340 M599 says how much comes back and when, in whose name', async () => {
    const { container } = open([refund]);
    expect(await screen.findByRole('heading', { level: 1, name: 'İadeniz nereye yatsın?' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'İade tutarı' })).toHaveTextContent(
      /1\.120,40.₺.*formdan sonra en geç 7 gün içinde.*sonraki 2–10 iş günü içinde/,
    );
    expect(screen.getByText(/ELİF YALIN adına/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M378 M571 shows at the field what is wrong', async () => {
    const message = 'Bu kuruluşa iade yapılamıyor. Başka bir bankadaki hesabınızı yazın';
    const { calls } = open([refund], { SaveCustomerIbanInfo: refused('badBody', message, { iban: message }) });
    await submit('34 0006 1005 1978 6457 8413 26');
    expect(screen.getByLabelText(/IBAN/)).toBeInvalid();
    expect(calls.map(({ call }) => call)).not.toContain('SaveCustomerIbanInfo');
    await userEvent.clear(screen.getByLabelText(/IBAN/));
    await submit('TR33 0006 1005 1978 6457 8413 26');
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(calls.at(-1)!.body).toEqual({ refundId: refund.refundId, iban: 'TR33 0006 1005 1978 6457 8413 26' });
  });

  it('M339 M570 says which account was received, and whom to call to change it', async () => {
    const { container } = open([{ ...refund, receivedIban: 'TR33 •••• 13 26' }]);
    expect(await screen.findByText(/TR33 •••• 13 26\. Değiştirmek için arayın/)).toBeVisible();
    expect(screen.getByRole('link', { name: /ara$/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says that no refund waits', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'IBAN bekleyen iadeniz yok' })).toBeVisible();
  });
});
