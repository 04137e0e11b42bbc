import type { Award, Invitation } from '@emsal/api/calls/customer-account/invitations';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, signedIn } from '../testing/open-account';

const link = { code: 'K7M2PX9R', link: 'https://emsal.example/davet/K7M2PX9R' };
const campaign = { ...link, friends: 2, earned: 60_000, reward: 30_000, most: 6_000_000 };
const invitation: Invitation = {
  ...link,
  status: 'bought',
  openedOn: '2026-10-01',
  boughtOn: '2026-10-02',
  loadsOn: '2026-12-29',
};
const award: Award = {
  amount: 30_000,
  state: 'loaded',
  day: '2026-08-14',
  validUntil: '2026-12-31',
  voucherCode: '1234567890123456',
};
const open = (replies: object = {}) =>
  openAccount(
    '/uyelik/paylas-kazan',
    signedIn({
      GetCustomerReferenceCampaignInformation: campaign,
      GetCustomerReferenceCampaignInvitations: [invitation],
      GetCustomerReferenceCampaignAwards: [award],
      ...replies,
    }),
  );
const rowsOf = async (region: string) =>
  within(await screen.findByRole('region', { name: region })).getAllByRole('listitem');

describe('/uyelik/paylas-kazan', () => {
  it('M011 M136 M194 M600 M601 shows the link, what it earned, and the rules', async () => {
    const { container } = open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent?.replace(/\s/g, ' ')).toBe(
      '2 arkadaş, 600 ₺',
    );
    expect(screen.getByText('emsal.example/davet/K7M2PX9R')).toBeVisible();
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
      encodeURIComponent(link.link),
    );
    const rules = (await rowsOf('Nasıl olur?')).map(({ textContent }) => textContent?.replace(/\s/g, ' ')).join(' ');
    expect(rules).toMatch(/45 gün.*Her çek 300 ₺, toplam en çok 60\.000 ₺/);
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each<[string, Partial<Invitation>, RegExp]>([
    ['M313 bought, whose voucher comes later', {}, /Poliçe 2 Ekim 2026 günü alındı.*31 gün sonra/],
    ['M313 bought, whose voucher is there', { loadsOn: '2026-11-20' }, /çek yüklendi/],
    ['M314 waiting for the purchase', { status: 'waiting', boughtOn: null, loadsOn: null }, /henüz almadı/],
    ['M315 cancelled', { status: 'cancelled', loadsOn: null }, /poliçesini iptal etti/],
  ])('%s: an invitation says so', async (_case, change, words) => {
    open({ GetCustomerReferenceCampaignInvitations: [{ ...invitation, ...change }] });
    expect((await rowsOf('Davetleriniz'))[0]).toHaveTextContent(words);
  });

  it.each<[string, Partial<Award>, RegExp]>([
    [
      'M196 M197 loaded, with its code',
      {},
      /300 ₺ market çeki.*14 Ağustos 2026.*31 Aralık 2026.*1234567890123456.*Yüklendi/,
    ],
    [
      'M197 M602 to be loaded',
      { state: 'toBeLoaded', validUntil: null, voucherCode: null },
      /45 günü doldurursa.*Yüklenecek/,
    ],
    ['M197 past', { state: 'past', voucherCode: null }, /süresi doldu.*Süresi geçti/],
  ])('%s: a voucher says so', async (_case, change, words) => {
    open({ GetCustomerReferenceCampaignAwards: [{ ...award, ...change }] });
    expect((await rowsOf('Çekleriniz'))[0]).toHaveTextContent(words);
  });

  it('makes the link when the customer wants it', async () => {
    const { calls } = open({
      GetCustomerReferenceCampaignInformation: { ...campaign, code: null, link: null, friends: 0, earned: 0 },
      createInvitationLink: link,
    });
    expect(await screen.findByText('Bağlantıyı açan kişi ilk adınızı görür.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Davet bağlantımı oluştur' }));
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GetCustomerReferenceCampaignInformation')).toHaveLength(2),
    );
    expect(calls.some(({ call }) => call === 'createInvitationLink')).toBe(true);
  });
});
