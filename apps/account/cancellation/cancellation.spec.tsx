import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const policy = {
  policyNo: '100200300',
  line: 'TRAFFIC',
  lineName: 'Trafik Sigortası',
  firmId: 31,
  firmName: 'Toros Sigorta',
  insured: '34 KVR 57',
  startDate: '2026-03-12',
  endDate: '2027-03-12',
  price: 789_375,
};
const proof = (step: string) => ({
  step,
  identityNoMasked: '100******46',
  phoneNumberMasked: '0532 *** ** 67',
  code: null,
});
const sale = { saleDate: '2026-11-14', notaryName: 'Kadıköy 12. Noterliği', saleNo: '18427' };
const estimate = { premium: 789_375, daysUsed: 247, daysLeft: 118, discountTakenBack: 0, refund: 255_195 };
const proven = (more: Replies = {}): Replies => ({
  getOtpVerificationStatus: proof('proven'),
  estimateRefund: estimate,
  ReadNotaryFile: sale,
  entryFile: { uploadId: 'a'.repeat(32) },
  ...more,
});
/** A list that is a command's result, not a lookup. */
const envelope = (result: unknown) => ({
  status: 200,
  body: { isSuccess: true, result, message: '', messageCode: '' },
});
const withPolicies = (policies: unknown[], more: Replies = {}) =>
  proven({ getCancellablePolicies: envelope(policies), ...more });

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const open = (replies: Replies, path = '/police-iptal/basvuru') => openAccount(path, replies);
async function chooseSale() {
  await heading('Neden iptal ediyorsunuz?');
  await choose(/Aracı sattım/);
  await press('Satış belgesine geç');
}
async function toSummary() {
  await chooseSale();
  await heading('Noter satış belgesi');
  await userEvent.upload(screen.getByLabelText(/1\. sayfa/), new File(['x'], 'satis.png', { type: 'image/png' }));
  await press('İadeyi hesapla');
  await heading(/2\.551,95/);
  await press('Özeti gör ve onayla');
  await heading('Son bir bakış');
}

describe('the application for a cancellation', () => {
  beforeEach(() => sessionStorage.clear());

  it('M394 M118 is open to everybody, with the reasons', async () => {
    const { container, calls } = open({ getOtpVerificationStatus: proof('start') });
    await heading('Neden iptal ediyorsunuz?');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(await axeViolations(container)).toEqual([]);
    expect(calls.map(({ call }) => call)).toEqual(['getOtpVerificationStatus']);
  });

  it.each([/hurdaya ayrıldı/, /iki poliçe/, /Başka bir neden/])('F649 M320 leads %s to an adviser', async (reason) => {
    const { calls } = open({ getOtpVerificationStatus: proof('start') });
    await heading('Neden iptal ediyorsunuz?');
    await choose(reason);
    await press('Satış belgesine geç');
    expect(await screen.findByText(/yalnızca aracını satanların/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Danışmanı arayın/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(calls.map(({ call }) => call)).not.toContain('cancel');
  });

  it('asks a guest for a code before any policy is shown', async () => {
    open({ getOtpVerificationStatus: proof('start') });
    await chooseSale();
    expect(await heading('Poliçeyi bulalım')).toBeVisible();
  });

  it('M558 M472 reads the document, reckons the refund, and says that the application was received', async () => {
    const { calls, container } = open(
      withPolicies([policy], { cancel: { requestNo: '4471200000', promisedOn: '2026-12-01' } }),
    );
    await toSummary();
    expect(await axeViolations(container)).toEqual([]);
    await press('İptal başvurusunu gönder');
    expect(await heading('Başvurunuz bize ulaştı')).toHaveFocus();
    expect(screen.getByText('4471200000')).toBeVisible();
    expect(calls.find(({ call }) => call === 'cancel')?.body).toEqual({
      policyNo: '100200300',
      reason: 'sale',
      files: ['a'.repeat(32)],
      ...sale,
    });
  });

  it('M557 says that the application was not received, and keeps it', async () => {
    open(withPolicies([policy], { cancel: refused('unexpected', 'Birkaç dakika sonra tekrar deneyin.') }));
    await toSummary();
    await press('İptal başvurusunu gönder');
    expect(await screen.findByText(/Başvurunuz alınamadı\. Birkaç dakika/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'İptal başvurusunu gönder' })).toBeVisible();
  });

  it('goes on without a document by the day of the sale, which the server may refuse', async () => {
    open(
      withPolicies([policy], {
        estimateRefund: refused('badBody', 'Hata', { saleDate: 'Satış günü bugünden sonra olamaz.' }),
      }),
    );
    await chooseSale();
    expect(await screen.findByRole('link', { name: 'Şimdilik geç' })).toHaveAttribute(
      'href',
      '/police-iptal/basvuru?adim=iade',
    );
    await userEvent.upload(screen.getByLabelText(/1\. sayfa/), new File(['x'], 'satis.png', { type: 'image/png' }));
    await press('İadeyi hesapla');
    await heading('Aracı ne zaman sattınız?');
    expect(screen.getByText('Satış günü bugünden sonra olamaz.')).toBeVisible();
  });

  it('ours: a reload goes on with what was answered, in a tab that names no person', async () => {
    const replies = withPolicies([policy], { cancel: { requestNo: '4471200000', promisedOn: '2026-12-01' } });
    const before = open(replies);
    await toSummary();
    before.unmount();
    const kept = Object.entries(sessionStorage).flat().join(' ');
    expect(kept).toContain('2026-11-14');
    for (const number of ['100******46', '0532']) expect(kept).not.toContain(number);
    open(replies, '/police-iptal/basvuru?adim=onay');
    await heading('Son bir bakış');
    expect(screen.getByText('Noter satış belgesi, 1 sayfa')).toBeVisible();
    await press('İptal başvurusunu gönder');
    await heading('Başvurunuz bize ulaştı');
    expect(sessionStorage.getItem('cancellation-draft')).toBeNull();
  });

  it('keeps nothing of a policy for another one', async () => {
    const first = open(withPolicies([policy]));
    await toSummary();
    first.unmount();
    open(withPolicies([{ ...policy, policyNo: '2', insured: '06 ABC 12' }]), '/police-iptal/basvuru?adim=onay');
    await heading('Aracı ne zaman sattınız?');
    expect(screen.queryByText('Noter satış belgesi, 1 sayfa')).toBeNull();
  });

  it('M141 asks which of several policies is meant, unless the account’s page named one', async () => {
    const other = { ...policy, policyNo: '2', insured: '06 ABC 12' };
    const asked = open(withPolicies([policy, other]));
    await chooseSale();
    await heading('Hangi poliçe?');
    await choose(/06 ABC 12/);
    await press('Bu poliçeyle devam et');
    await heading('Noter satış belgesi');
    expect(within(asked.container).getByText('06 ABC 12')).toBeVisible();
    asked.unmount();
    open(withPolicies([policy, other]), '/police-iptal/basvuru?police=2');
    await chooseSale();
    expect(await heading('Noter satış belgesi')).toBeVisible();
  });

  it('M559 offers other numbers when there is no such policy', async () => {
    open(withPolicies([]));
    await chooseSale();
    expect(await screen.findByText(/iptal edilebilecek bir araç poliçesi bulamadık/)).toBeVisible();
    expect(screen.getByLabelText(/TCKN veya VKN/)).toBeVisible();
  });
});
