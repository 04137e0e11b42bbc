import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import { anonymous, openAccount, signedIn } from '../testing/open-account';

const renewalPath = '/uyelik/hesabim/police/123/yenile';
const noAsset = { kind: null, plate: '', imei: '', uavtCode: '', petName: '', petType: '', insured: [] };
const card = (change: Partial<PolicyCard>): PolicyCard => ({
  type: 'sold',
  branchId: 53,
  family: 'auto',
  state: 3,
  documentId: null,
  asset: noAsset,
  id: 'p1',
  line: 'TRAFFIC',
  lineName: 'Trafik sigortası',
  firmId: 31,
  firmName: 'Yakamoz',
  policyNo: '123',
  startDate: '2025-12-17',
  endDate: '2026-12-17',
  price: 988_000,
  status: 'active',
  insured: '34 EML 128',
  renewalPath,
  ...change,
});

const cards = (...policies: PolicyCard[]) => ({ policies, otherPhoneHasPolicy: false });

describe('the account home', () => {
  it('M132 greets the customer and shows the policies in force with the days left and the renewal', async () => {
    const later = card({ id: 'p2', lineName: 'DASK', endDate: '2027-06-02', renewalPath: null });
    const old = card({ id: 'p3', lineName: 'Kasko', status: 'expired', endDate: '2026-01-01', renewalPath: null });
    const { container } = openAccount(
      '/uyelik/anasayfa',
      signedIn({ getCustomerPolicyCards: cards(card({}), later, old) }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Merhaba Ayşe' })).toBeVisible();
    expect(screen.getByText('2 poliçeniz var. Sıradaki: Trafik sigortası, 19 gün sonra.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yenileme teklifi al' }).closest('form')).toHaveAttribute(
      'action',
      renewalPath,
    );
    const policies = within(screen.getByRole('region', { name: 'Poliçelerim' }));
    expect(policies.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Trafik sigortası.*34 EML 128.*17\sAralık 2026.*19 gün/),
      expect.stringMatching(/DASK.*186 gün/),
    ]);
    expect(screen.getByText('Biten poliçeler (1)')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each([
    [
      null,
      'Fiyatı takip et',
      '/uyelik/tekliflerim/yenileme/p1/takip',
      /^Her soruda kimlik numaranız 28 şirkete gider\. İlk soru 3.Aralık 2026 günü\.$/,
    ],
    [
      { isPaused: false, price: null },
      'Takibi yönet',
      '/uyelik/tekliflerim/takip/w1',
      /^Fiyatı takip ediyoruz\. Sıradaki soru 3.Aralık 2026 günü\.$/,
    ],
    [
      { isPaused: false, price: 924_000 },
      'Takibi yönet',
      '/uyelik/tekliflerim/takip/w1',
      /^Fiyatı takip ediyoruz: en düşük 9\.240,00.₺\. Sıradaki/,
    ],
    [
      { isPaused: true, price: 924_000 },
      'Takibi yönet',
      '/uyelik/tekliflerim/takip/w1',
      /^Fiyat takibi duraklatıldı\.$/,
    ],
  ])('says on the renewal card what a watch would do, or does: %j', async (watch, label, href, words) => {
    const renewal = { policyId: 'p1', insurers: 28, nextOn: '2026-12-03', watch: watch && { watchId: 'w1', ...watch } };
    const { container } = openAccount(
      '/uyelik/anasayfa',
      signedIn({ getCustomerPolicyCards: cards(card({})), getRenewalWatches: { renewals: [renewal] } }),
    );
    const link = await screen.findByRole('link', { name: `${label}: Trafik sigortası, 34 EML 128` });
    expect(link).toHaveAttribute('href', href);
    expect(screen.getByText(words)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('without a policy says what will stand here, and where to begin', async () => {
    openAccount('/uyelik/anasayfa', signedIn());
    expect(await screen.findByText('Yılınız henüz boş. İlk ipi siz geçirin.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeni teklif al' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('links purchases under another telephone', async () => {
    const listing = { ...cards(), otherPhoneHasPolicy: true };
    openAccount('/uyelik/anasayfa', signedIn({ getCustomerPolicyCards: listing }));
    expect(await screen.findByText('Poliçeyi hesabıma bağla')).toBeVisible();
  });

  it('M296 M297 M399 sends an anonymous visitor to the sign-in, with the target', async () => {
    const { at } = openAccount('/uyelik/anasayfa?x=1', anonymous());
    await waitFor(() => expect(at()).toBe('/uyelik?hedef=%2Fuyelik%2Fanasayfa%3Fx%3D1'));
  });

  it('shows the offer list that is kept on this device', async () => {
    const keptList = { offers: 26, name: 'Trafik', path: '/teklif-listesi/x', expiresAt: '2026-12-01T18:00:00.000Z' };
    openAccount('/uyelik/anasayfa', signedIn(), { keptList } as never);
    expect(await screen.findByRole('link', { name: 'Teklifleri gör' })).toHaveAttribute('href', '/teklif-listesi/x');
  });
});
