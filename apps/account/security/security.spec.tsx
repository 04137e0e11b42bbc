import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, signedIn } from '../testing/open-account';

const bound = { boundAt: '2025-03-14T09:00:00.000Z' };
const first = { ...bound, phoneEncrypter: 'a'.repeat(43), phone: '0532 *** ** 18', provenBy: 'birthDate' };
const second = { ...bound, phoneEncrypter: 'b'.repeat(43), phone: '0543 *** ** 07', provenBy: 'code' };
const identities = [
  { name: 'AYŞE YILMAZ', identityNo: '100******78', isCurrent: true },
  { name: 'YALIN MİMARLIK', identityNo: '123*****21', isCurrent: false },
];
const sessions = [
  { openedAt: '2026-11-28T09:12:00.000Z', endsAt: '2026-12-28T09:12:00.000Z', isCurrent: true },
  { openedAt: '2026-11-02T06:15:00.000Z', endsAt: '2026-12-02T06:15:00.000Z', isCurrent: false },
];
const open = (replies: object = {}) =>
  openAccount(
    '/uyelik/hesabim/guvenlik',
    signedIn({
      getCustomerPhoneList: [first, second],
      GetCustomerIdentityList: identities,
      getSessionList: sessions,
      ...replies,
    }),
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (calls: { call: string; body: unknown }[], name: string) =>
  calls.filter(({ call }) => call === name).map(({ body }) => body);

describe('/uyelik/hesabim/guvenlik', () => {
  it('M299 M300 shows the telephones and accounts of the login', async () => {
    const { container } = open();
    const telephones = within(await screen.findByRole('region', { name: 'Giriş telefonları' }));
    expect(telephones.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^0532 .* 18Üyelik bununla açıldı, 14.03.2025/),
      expect.stringMatching(/^0543 .* 07Kodla eklendi, 14.03.2025/),
    ]);
    expect(screen.getByRole('link', { name: 'Güvenlik' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Yalın Mimarlık')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M303 M507 a telephone is removed after a question, and kept when the answer is no', async () => {
    const { calls } = open({ removeAccessPhoneFromLogin: null });
    await press('Kaldır: 0543 *** ** 07');
    await press('Vazgeç');
    expect(bodiesOf(calls, 'removeAccessPhoneFromLogin')).toEqual([]);
    await press('Kaldır: 0543 *** ** 07');
    await press('Telefonu kaldır');
    await waitFor(() =>
      expect(bodiesOf(calls, 'removeAccessPhoneFromLogin')).toEqual([{ phoneEncrypter: second.phoneEncrypter }]),
    );
    await waitFor(() => expect(bodiesOf(calls, 'getCustomerPhoneList')).toHaveLength(2));
  });

  it('says why a telephone was not removed', async () => {
    open({ removeAccessPhoneFromLogin: refused('phoneUnknown', 'Bu numara artık hesabınıza bağlı değil.') });
    await press('Kaldır: 0543 *** ** 07');
    await press('Telefonu kaldır');
    expect(await screen.findByText('Bu numara artık hesabınıza bağlı değil.')).toBeVisible();
  });

  it('the only telephone stays', async () => {
    open({ getCustomerPhoneList: [first] });
    await screen.findByText(first.phone);
    expect(screen.queryByRole('button', { name: /^Kaldır/ })).toBeNull();
  });

  it('ends the other sessions after a question', async () => {
    const { calls } = open({ endOtherSessions: null });
    const region = within(await screen.findByRole('region', { name: 'Açık oturumlar' }));
    expect(region.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^28\sKasım 2026, saat 12.12.*Bu cihaz$/),
      expect.stringMatching(/^2\sKasım 2026, saat 09.15.*açık kalır$/),
    ]);
    await press('Öbür oturumları kapat');
    expect(bodiesOf(calls, 'endOtherSessions')).toEqual([]);
    await press('Oturumları kapat');
    await waitFor(() => expect(bodiesOf(calls, 'endOtherSessions')).toHaveLength(1));
    await waitFor(() => expect(bodiesOf(calls, 'getSessionList')).toHaveLength(2));
  });

  it('M304 M362 adds a telephone by a code to it', async () => {
    const { calls } = open({ checkPhone: { resendInSeconds: 60 }, addAccessPhoneToLogin: null });
    await userEvent.click(await screen.findByText('Kodla telefon ekle'));
    await press('Kod gönder');
    expect(screen.getAllByText('Son 4 haneyi yazın')).not.toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Yeni telefon'), '5329876543');
    await userEvent.type(screen.getByLabelText('Kayıtlı bir numaranızın son 4 hanesi'), '4418');
    await press('Kod gönder');
    await userEvent.type(await screen.findByLabelText('Bu telefona gelen kod'), '123456');
    await press('Telefonu ekle');
    await waitFor(() =>
      expect(bodiesOf(calls, 'addAccessPhoneToLogin')).toEqual([{ phoneNumber: '5329876543', code: '123456' }]),
    );
    expect(bodiesOf(calls, 'checkPhone')).toEqual([{ phoneNumber: '5329876543', lastFourDigits: '4418' }]);
    await waitFor(() => expect(bodiesOf(calls, 'getCustomerPhoneList')).toHaveLength(2));
  });

  it('M301 M302 another account is reached by signing out, after a question', async () => {
    const { at } = open();
    await press('Geç: Yalın Mimarlık');
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Çıkış yap ve geç' }).form!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/uyelik/cikis?sonra=giris', 'post']);
    await press('Vazgeç');
    expect(screen.queryByRole('button', { name: 'Çıkış yap ve geç' })).toBeNull();
    expect(at()).toBe('/uyelik/hesabim/guvenlik');
  });
});
