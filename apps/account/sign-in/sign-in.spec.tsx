import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountPages, accountPath, openPages } from '../pages';
import { anonymous, openAccount, refused, signedIn } from '../testing/open-account';

const sent = { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 };
const status = (step: string) => ({
  step,
  seance: '0'.repeat(32),
  isNew: false,
  phoneNumberMasked: '0532 *** ** 67',
  code: sent,
});
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  await type(/TCKN veya VKN/, '10000000146');
  await type(/Cep telefonu/, '532 123 45 67');
}

beforeEach(() => sessionStorage.clear());

describe('the first step of the sign-in', () => {
  it('F478 M121 M125 M276 M502 sends identity and telephone, and goes to the code', async () => {
    const { calls, at, container } = openAccount(
      '/uyelik',
      anonymous({ startSignIn: sent, getOtpVerificationStatus: status('otp'), sendotp: sent }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Numaranızla girin' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Giriş kodu gönder');
    await waitFor(() => expect(at()).toBe('/uyelik/otp'));
    expect(calls.find(({ call }) => call === 'startSignIn')?.body).toEqual({
      identityNo: '10000000146',
      phoneNumber: '5321234567',
      isNew: false,
      userAgreementVersion: expect.any(String),
      privacyPolicyVersion: expect.any(String),
    });
  });

  it('M284 needs the acceptance', async () => {
    const { calls } = openAccount('/uyelik?uye=yeni', anonymous());
    await screen.findByRole('heading', { name: 'Numaranızla üye olun' });
    await fill();
    await press('Üyelik kodu gönder');
    expect(await screen.findByRole('alert')).toHaveTextContent('Devam etmek için sözleşmeyi');
    expect(calls.map(({ call }) => call)).not.toContain('startSignIn');
  });

  it('M285 registers without an e-mail address', async () => {
    const { calls, at } = openAccount(
      '/uyelik?uye=yeni',
      anonymous({ startSignIn: sent, getOtpVerificationStatus: status('otp'), sendotp: sent }),
    );
    expect(await screen.findByLabelText(/E-posta.*isteğe bağlı/)).toHaveValue('');
    await fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Üyelik kodu gönder');
    await waitFor(() => expect(at()).toBe('/uyelik/otp'));
    expect(calls.find(({ call }) => call === 'startSignIn')?.body).not.toHaveProperty('email');
  });

  it('says at field and in the summary what is wrong', async () => {
    openAccount('/uyelik', anonymous());
    await screen.findByRole('heading', { level: 1 });
    await type(/TCKN veya VKN/, '10000000147');
    await press('Giriş kodu gönder');
    expect(screen.getByLabelText(/TCKN veya VKN/)).toBeInvalid();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
  });

  it('M126 chooses between login and register by the query, and keeps the target', async () => {
    openAccount('/uyelik?hedef=%2Fuyelik%2Fhesabim%3Fx%3D1', anonymous());
    expect(await screen.findByRole('link', { name: 'Üye değil misiniz? Üye olun' })).toHaveAttribute(
      'href',
      '/uyelik?uye=yeni&hedef=%2Fuyelik%2Fhesabim%3Fx%3D1',
    );
  });

  it('keeps what was typed when the visitor comes back', async () => {
    const first = openAccount('/uyelik', anonymous());
    await screen.findByRole('heading', { level: 1 });
    await fill();
    first.unmount();
    openAccount('/uyelik', anonymous());
    await waitFor(() => expect(screen.getByLabelText(/Cep telefonu/)).toHaveValue('532 123 45 67'));
  });

  it.each([
    ['/uyelik', '/uyelik/anasayfa'],
    ['/uyelik?hedef=%2Fuyelik%2Fkisisel-bilgiler', '/uyelik/anasayfa'],
    ['/uyelik?hedef=https%3A%2F%2Fkotu.example', '/uyelik/anasayfa'],
  ])('M122 %s sends whoever is signed in on to %s', async (path, target) => {
    const { at } = openAccount(path, signedIn());
    await waitFor(() => expect(at()).toBe(target));
  });
});

describe('the code step', () => {
  afterEach(() => vi.restoreAllMocks());
  const atCode = (more = {}) => anonymous({ getOtpVerificationStatus: status('otp'), sendotp: sent, ...more });
  const enter = async (code = '123456') => userEvent.type(await screen.findByLabelText(/haneli kod/), code);

  it('M127 M281 M282 opens the session, then loads the customer, and goes where the visitor wanted to', async () => {
    const opened = { customerId: 'a'.repeat(120), otherPhoneList: [], target: '/uyelik/baska-sayfa?x=1' };
    const { calls, at, container } = openAccount(
      '/uyelik/otp',
      signedIn(atCode({ ...signedIn(), otpvalidate: status('login'), login: opened })),
    );
    await screen.findByRole('heading', { name: 'Gelen kodu girin' });
    expect(await axeViolations(container)).toEqual([]);
    await enter();
    await waitFor(() => expect(at()).toBe('/uyelik/baska-sayfa?x=1'));
    expect(calls.map(({ call }) => call).slice(-3)).toEqual(['otpvalidate', 'login', 'getCustomerInfo']);
  });

  it.each([
    ['M286 in the app’s web view the sign-in', 'Mozilla/5.0 (iPhone) EmsalApp/3.1'],
    ['M287 in a browser the sign-in', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ])('%s ends at the home of the account; what the customer insures is no step', async (_, agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const opened = { customerId: 'a'.repeat(120), otherPhoneList: [], target: null };
    const { calls, at } = openAccount(
      '/uyelik/otp',
      signedIn(atCode({ ...signedIn(), otpvalidate: status('login'), login: opened })),
    );
    await enter();
    await waitFor(() => expect(at()).toBe('/uyelik/anasayfa'));
    expect(calls.map(({ call }) => call)).not.toContain('getRegisteredVehicles');
  });

  it('leads whoever is new to the birth date', async () => {
    const { at } = openAccount('/uyelik/otp', atCode({ otpvalidate: status('birthDate') }));
    await enter();
    await waitFor(() => expect(at()).toMatch(/temel-bilgiler|otp/));
  });

  it('M279 M280 M540 stays with a message when the telephone is not the account’s', async () => {
    const login = refused('identityNotMatchPhone', 'Hesap bilgileri eşleşmiyor.');
    const { at } = openAccount('/uyelik/otp', atCode({ otpvalidate: status('login'), login }));
    await enter();
    expect(await screen.findByText(/^Hesap bilgileri eşleşmiyor/)).toBeVisible();
    expect(at()).toBe('/uyelik/otp');
    await press('Kimlik numarasını ya da telefonu düzelt');
    await waitFor(() => expect(at()).toBe('/uyelik'));
  });

  it('M358 says that a code was wrong, and M356 counts down to the next one', async () => {
    openAccount('/uyelik/otp', atCode({ otpvalidate: refused('otpWrong', 'Kod hatalı.', { code: 'Kod hatalı.' }) }));
    await enter();
    expect(await screen.findByText(/^Kod hatalı/)).toBeVisible();
    expect(screen.getByText(/saniye sonra isteyebilirsiniz/)).toBeVisible();
  });

  it('M123 without a running sign-in is the first step', async () => {
    const { at } = openAccount(
      '/uyelik/otp',
      anonymous({ getOtpVerificationStatus: { ...status('start'), seance: null } }),
    );
    await waitFor(() => expect(at()).toBe('/uyelik'));
  });
});

describe('the birth date step', () => {
  const atBirthDate = (more = {}) => signedIn({ getOtpVerificationStatus: status('birthDate'), ...more });
  const opened = { customerId: 'a'.repeat(120), otherPhoneList: [], target: null };
  const birthDate = async () => {
    const group = within(await screen.findByRole('group', { name: 'Doğum tarihi' }));
    for (const [label, text] of [
      ['Gün', '12'],
      ['Ay', '4'],
      ['Yıl', '1985'],
    ] as const)
      await userEvent.type(group.getByLabelText(label), text);
  };

  it('M128 M501 M541 asks it, opens the account and goes home', async () => {
    const { calls, at, container } = openAccount('/uyelik/temel-bilgiler', atBirthDate({ login: opened }));
    await birthDate();
    expect(await axeViolations(container)).toEqual([]);
    await press('Üyeliğimi aç');
    await waitFor(() => expect(at()).toBe('/uyelik/anasayfa'));
    expect(calls.find(({ call }) => call === 'queryCustomer')?.body).toEqual({ birthDate: '1985-04-12' });
  });

  it('M549 M550 shows at the field what does not match, and opens nothing', async () => {
    const message = 'Hesap bilgileri eşleşmiyor. Doğum tarihinizi kontrol edin.';
    const queryCustomer = refused('identityNotMatchBirthDate', message, { birthDate: message });
    const { calls } = openAccount('/uyelik/temel-bilgiler', atBirthDate({ queryCustomer }));
    await birthDate();
    await press('Üyeliğimi aç');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(calls.map(({ call }) => call)).not.toContain('login');
  });
});

it('M124 M130 M131 M283 M287 M288 has its steps in order, each a page; personal information is passed over when complete', async () => {
  const steps = ['', 'otp', 'temel-bilgiler', 'kisisel-bilgiler', 'anasayfa', 'guvencelerim'];
  const pages = [...openPages, ...accountPages].map(({ path }) => path as string);
  expect(pages.filter((path) => steps.includes(path)).map(accountPath)).toEqual(steps.map(accountPath));
  const { at } = openAccount('/uyelik/kisisel-bilgiler', signedIn());
  await waitFor(() => expect(at()).toBe('/uyelik/anasayfa'));
});
