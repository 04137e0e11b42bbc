import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, signedIn } from '../testing/open-account';
import { ceremonyOptions, withoutPasskeys, withPasskeys } from '../testing/browser-passkeys';

const passkeyId = '0123456789abcdef0123456789abcdef';
const passkey = {
  passkeyId,
  name: 'Elif’in telefonu',
  addedAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-28T09:00:00.000Z',
};
const telephone = {
  phoneEncrypter: 'a'.repeat(43),
  phone: '0532 *** ** 18',
  boundAt: '2025-03-14T09:00:00.000Z',
  provenBy: 'birthDate',
};
const security = (replies: object = {}) =>
  openAccount(
    '/uyelik/hesabim/guvenlik',
    signedIn({
      getPasskeyList: [passkey],
      getCustomerPhoneList: [telephone],
      GetCustomerIdentityList: [],
      getSessionList: [],
      ...replies,
    }),
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(withoutPasskeys);

describe('passkeys on the security page', () => {
  it('stand with their dates, each with a page of its own', async () => {
    withPasskeys();
    const { container } = security();
    const region = within(await screen.findByRole('region', { name: 'Geçiş anahtarları' }));
    expect(region.getByRole('listitem')).toHaveTextContent(
      /^Elif’in telefonu20.Kasım 2026 tarihinde eklendiSon giriş: 28.Kasım 2026/,
    );
    expect(region.getByRole('link', { name: 'Düzenle: Elif’in telefonu' })).toHaveAttribute(
      'href',
      `/uyelik/hesabim/guvenlik/anahtar/${passkeyId}`,
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('are added by the device, which is named', async () => {
    withPasskeys();
    const { calls } = security({ startPasskey: ceremonyOptions, addPasskey: { passkeyId } });
    await press('Anahtar ekle');
    expect(await screen.findByText(/^Geçiş anahtarınız hazır/)).toBeVisible();
    const { body } = calls.find(({ call }) => call === 'addPasskey')!;
    expect(body).toMatchObject({ credential: { id: 'AQID' }, name: expect.stringMatching(/\S/) });
    expect(calls.filter(({ call }) => call === 'getPasskeyList')).toHaveLength(2);
  });

  it('say that nothing was added when the device did not create one, and need no other options then', async () => {
    withPasskeys({ refuses: true });
    const { calls } = security({ startPasskey: ceremonyOptions });
    await press('Anahtar ekle');
    expect(await screen.findByText(/^Geçiş anahtarı oluşturulmadı/)).toBeVisible();
    withPasskeys();
    await press('Anahtar ekle');
    expect(await screen.findByText(/^Geçiş anahtarınız hazır/)).toBeVisible();
    expect(calls.filter(({ call }) => call === 'startPasskey')).toHaveLength(1);
  });

  it('need a code where the session is not new', async () => {
    withPasskeys();
    const { calls } = security({ startPasskey: refused('passkeyCodeNeeded', 'Önce kod'), sendAccountCode: {} });
    await press('Anahtar ekle');
    const region = within(await screen.findByRole('region', { name: 'Geçiş anahtarları' }));
    await userEvent.click(await region.findByRole('button', { name: 'Kod gönder' }));
    await userEvent.type(await region.findByLabelText('Bu telefona gelen kod'), '123456');
    await press('Anahtarı ekle');
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'startPasskey').map(({ body }) => body)).toEqual([
        {},
        { proof: { phoneEncrypter: telephone.phoneEncrypter, code: '123456' } },
      ]),
    );
  });

  it('are not offered by a browser that has none', async () => {
    security({ getPasskeyList: [] });
    await screen.findByRole('region', { name: 'Giriş telefonları' });
    expect(screen.queryByRole('region', { name: 'Geçiş anahtarları' })).toBeNull();
  });
});

describe('the page of a passkey', () => {
  const path = `/uyelik/hesabim/guvenlik/anahtar/${passkeyId}`;
  const open = (query = '') =>
    openAccount(
      `${path}${query}`,
      signedIn({
        getPasskeyList: [passkey],
        getCustomerPhoneList: [],
        GetCustomerIdentityList: [],
        getSessionList: [],
      }),
    );

  it('renames it', async () => {
    const { calls, at, container } = open();
    const name = await screen.findByLabelText('Anahtarın adı');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.clear(name);
    await press('Adı kaydet');
    expect(name).toBeInvalid();
    await userEvent.type(name, ' Tablet ');
    await press('Adı kaydet');
    await waitFor(() => expect(at()).toBe('/uyelik/hesabim/guvenlik'));
    expect(calls.find(({ call }) => call === 'renamePasskey')?.body).toEqual({ passkeyId, name: 'Tablet' });
  });

  it('says why a name that was posted without scripts was not saved', async () => {
    open('?adsiz');
    expect(await screen.findByText('Anahtara bir ad verin')).toBeVisible();
  });

  it('removes it by a plain form, behind what that means', async () => {
    const { container } = open();
    await userEvent.click(await screen.findByText('Anahtarı kaldır'));
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Evet, kaldır' }).form!;
    expect([form.getAttribute('action'), form.method]).toEqual([`${path}/kaldir`, 'post']);
    expect(screen.getByRole('link', { name: 'Vazgeç' })).toHaveAttribute('href', '/uyelik/hesabim/guvenlik');
    expect(await axeViolations(container)).toEqual([]);
  });
});
