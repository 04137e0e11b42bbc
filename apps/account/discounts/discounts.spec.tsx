import type { OnlineCoupon, OnlineQuota } from '@emsal/api/calls/customer-account/discounts';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { openAccount, signedIn } from '../testing/open-account';

const coupon: OnlineCoupon = {
  code: 'YENILE300',
  title: 'Trafik yenilemesinde',
  amount: 30_000,
  percent: null,
  minimumTotal: 500_000,
  lines: [],
  expiryDate: '2026-12-31T20:00:00.000Z',
  used: false,
  usedAt: null,
  expired: false,
};
const quota: OnlineQuota = {
  type: 'couponCode',
  title: 'Hoş geldin',
  lineName: 'DASK',
  policyNo: '100',
  amount: 10_000,
  state: 'paid',
  day: '2026-09-20',
};
const open = (coupons: readonly OnlineCoupon[], quotas: readonly OnlineQuota[] = []) =>
  openAccount(
    '/uyelik/indirimlerim',
    signedIn({ GetCustomerOnlineCouponList: coupons, GetCustomerOnlineQuotaList: quotas }),
  );
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent?.replace(/\s/g, ' ');

describe('/uyelik/indirimlerim', () => {
  it('M010 M135 M198 shows what can be used, and past coupons apart', async () => {
    const { container } = open([
      coupon,
      { ...coupon, code: 'B', amount: 15_000 },
      { ...coupon, code: 'C', title: 'Kasko', used: true, usedAt: '2026-06-03T09:00:00.000Z' },
      { ...coupon, code: 'D', title: 'Konut', expired: true, expiryDate: '2026-08-31T20:00:00.000Z' },
    ]);
    expect(await heading()).toBe('Kullanabileceğiniz 450 ₺');
    expect(screen.getByRole('button', { name: 'YENILE300 kodunu kopyala' })).toBeVisible();
    const ticket = (name: string) => screen.getByRole('article', { name, hidden: true });
    expect(screen.getAllByRole('article', { name: 'Trafik yenilemesinde' })[0]).toHaveTextContent(
      /300 ₺ kupon.*En az 5\.000 ₺ primde.*31 Aralık 2026/,
    );
    expect(screen.getByText('Geçmiş kuponlar (2)')).toBeVisible();
    expect(ticket('Kasko')).toHaveTextContent(/kullanıldı.*3 Haziran 2026 günü kullanıldı/);
    expect(ticket('Konut')).toHaveTextContent(/süresi doldu.*31 Ağustos 2026 günü doldu/);
    expect(within(ticket('Kasko')).queryByRole('button', { hidden: true })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('counts coupons whose worth depends on the premium', async () => {
    open([{ ...coupon, percent: 8 }]);
    expect(await heading()).toBe('Kullanabileceğiniz 1 kupon');
    expect(screen.getByRole('article')).toHaveTextContent(/%8 en çok 300 ₺/);
  });

  it.each<[string, Partial<OnlineQuota>, RegExp]>([
    [
      'M199 M598 one that was refunded',
      {},
      /Kupon kodu iadesi: Hoş geldin.*DASK, 20 Eylül 2026, ödediğiniz karta.*\+ 100,00/,
    ],
    ['M199 of a campaign', { type: 'campaign' }, /Kampanya iadesi/],
    ['M199 without a code', { type: 'discount' }, /İndirim iadesi/],
    ['one that is due', { state: 'due' }, /en geç 20 Eylül 2026 ödediğiniz karta/],
    ['M603 one that was taken back', { state: 'takenBack' }, /poliçe 20 Eylül 2026 günü bittiği için geri alındı/],
  ])('%s: a refund says so', async (_case, change, words) => {
    open([], [{ ...quota, ...change }]);
    const region = within(await screen.findByRole('region', { name: 'İade ettiklerimiz' }));
    expect(region.getByRole('listitem')).toHaveTextContent(words);
  });

  it('M135 M598 M603 says when a discount arrives and when it is taken back', async () => {
    open([], [quota]);
    expect(await screen.findByText(/1 hafta içinde ödediğiniz karta iade ederiz/)).toBeVisible();
    expect(screen.getByText('Poliçe 180 gün içinde iptal edilirse indirim geri alınır.')).toBeVisible();
  });

  it('leads on without a coupon', async () => {
    open([]);
    expect(await heading()).toBe('İndirimlerim');
    expect(screen.getByRole('heading', { name: 'Kuponunuz yok' })).toBeVisible();
  });
});
