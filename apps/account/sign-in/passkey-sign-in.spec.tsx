import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ceremonyOptions, withoutPasskeys, withPasskeys } from '../testing/browser-passkeys';
import { anonymous, customerId, openAccount, refused, signedIn } from '../testing/open-account';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const calledOf = (calls: { call: string }[]) => calls.map(({ call }) => call);

beforeEach(() => sessionStorage.clear());
afterEach(withoutPasskeys);

describe('signing in by a passkey', () => {
  const open = (replies: object = {}, path = '/uyelik') =>
    openAccount(
      path,
      // The page asks for a session first and finds none.
      signedIn(anonymous({ startPasskeySignIn: ceremonyOptions, signInByPasskey: { customerId }, ...replies })),
    );

  it('takes one press, and leads where the visitor wanted to go', async () => {
    withPasskeys();
    const { calls, at, container } = open({}, '/uyelik?hedef=%2Fuyelik%2Fbaska-sayfa%3Fx%3D1');
    const button = await screen.findByRole('button', { name: 'Geçiş anahtarıyla gir' });
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(at()).toBe('/uyelik/baska-sayfa?x=1'));
    expect(calls.find(({ call }) => call === 'signInByPasskey')?.body).toMatchObject({
      credential: { id: 'AQID', response: { userHandle: 'AQID' } },
    });
  });

  it('happens without a press where a passkey was chosen in the field', async () => {
    withPasskeys({ autofills: true });
    const { calls, at } = open({}, '/uyelik?hedef=%2Fuyelik%2Fbaska-sayfa');
    await waitFor(() => expect(at()).toBe('/uyelik/baska-sayfa'));
    expect(calledOf(calls)).toContain('signInByPasskey');
  });

  it.each([
    ['closed', { refuses: true }, {}, /^Geçiş anahtarıyla giriş tamamlanmadı/],
    ['refused', {}, { signInByPasskey: refused('passkeyRefused', 'Bu anahtar kaldırılmış.') }, /^Bu anahtar/],
  ])('that was %s leaves the form for the code, with what was typed', async (_, behaviour, replies, words) => {
    withPasskeys(behaviour);
    const { at } = open(replies);
    await userEvent.type(await screen.findByLabelText(/Cep telefonu/), '532 123 45 67');
    await press('Geçiş anahtarıyla gir');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/Cep telefonu/)).toHaveValue('532 123 45 67');
    expect(screen.getByRole('button', { name: 'Giriş kodu gönder' })).toBeVisible();
    expect(at()).toBe('/uyelik');
  });

  it.each([
    ['where the browser has none', '/uyelik', withoutPasskeys],
    ['to whoever registers', '/uyelik?uye=yeni', withPasskeys],
  ])('is not offered %s', async (_, path, prepare) => {
    prepare();
    open({}, path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Geçiş anahtarıyla gir' })).toBeNull();
  });
});

describe('the offer after a sign-in by code', () => {
  const status = { step: 'otp', seance: '0'.repeat(32), isNew: false, phoneNumberMasked: '', code: null };
  const sent = { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 };
  const replies = {
    getOtpVerificationStatus: status,
    sendotp: sent,
    otpvalidate: { ...status, step: 'login' },
    login: { customerId, otherPhoneList: [], target: '/uyelik/baska-sayfa' },
  };
  const enterCode = async () => userEvent.type(await screen.findByLabelText(/haneli kod/), '123456');

  it('is made where the device can keep a passkey and was not asked', async () => {
    withPasskeys();
    const { at } = openAccount('/uyelik/otp', signedIn({ ...replies, offerPasskey: { isOffered: true } }));
    await enterCode();
    await waitFor(() => expect(at()).toBe('/uyelik/gecis-anahtari?hedef=%2Fuyelik%2Fbaska-sayfa'));
  });

  it('is not made again', async () => {
    withPasskeys();
    const { at } = openAccount('/uyelik/otp', signedIn({ ...replies, offerPasskey: { isOffered: false } }));
    await enterCode();
    await waitFor(() => expect(at()).toBe('/uyelik/baska-sayfa'));
  });

  it('is not made where the device can keep none', async () => {
    const { calls, at } = openAccount('/uyelik/otp', signedIn({ ...replies, offerPasskey: { isOffered: true } }));
    await enterCode();
    await waitFor(() => expect(at()).toBe('/uyelik/baska-sayfa'));
    expect(calledOf(calls)).not.toContain('offerPasskey');
  });

  const offered = (more: object = {}) =>
    openAccount(
      '/uyelik/gecis-anahtari?hedef=%2Fuyelik%2Fbaska-sayfa',
      signedIn({ startPasskey: ceremonyOptions, ...more }),
    );

  it('creates a passkey and goes on', async () => {
    withPasskeys();
    const { calls, at, container } = offered();
    await screen.findByRole('heading', { level: 1, name: 'Bir dahaki sefere kod beklemeyin' });
    expect(await axeViolations(container)).toEqual([]);
    await press('Geçiş anahtarı oluştur');
    await waitFor(() => expect(at()).toBe('/uyelik/baska-sayfa'));
    expect(calledOf(calls)).toContain('addPasskey');
  });

  it('can be declined, also after the device created none', async () => {
    withPasskeys({ refuses: true });
    offered();
    await press('Geçiş anahtarı oluştur');
    expect(await screen.findByText(/^Geçiş anahtarı oluşturulmadı/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Şimdi değil' })).toHaveAttribute('href', '/uyelik/baska-sayfa');
  });
});
