/** @vitest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { withCookies } from './visitor/edge-transport';
import { hostSingletons } from './render/host-singletons';
import { readDevRemotes } from './releases/dev-remotes';
import { countedAs, needsRenewal, newPin, signPin, verifyPin } from './releases/revision-pin';
import { isSameSite } from './requests/same-site';
import { readSettings } from './settings';

describe('the settings', () => {
  it.each([
    ['HOST', 'every'],
    ['PORT', 'eighty'],
    ['BACKEND_URL', 'nowhere'],
    ['SITE_URL', '::'],
    ['SANDBOX_URL', 'bank'],
    ['PAYMENT_PROVIDER', 'stripe'],
    ['MARKETING_PERMISSION_REQUIRED', 'yes'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['CAPTCHA', 'none'],
  ])('reject a wrong %s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value }, __dirname)).toThrow(new RegExp(`^${name} must be`));
  });

  it('visitors of this machine alone are served unless HOST names another address', () => {
    const hostWith = (env: NodeJS.ProcessEnv) => readSettings(env, __dirname).host;
    expect([hostWith({}), hostWith({ HOST: '0.0.0.0' })]).toEqual(['localhost', '0.0.0.0']);
  });

  it.each([
    [{}, 'http://127.0.0.1:4300'],
    [{ SANDBOX_URL: 'https://deneme.example/x' }, 'https://deneme.example'],
    [{ PAYMENT_PROVIDER: 'iyzico' }, 'https://cpp.iyzipay.com'],
    [
      { PAYMENT_PROVIDER: 'iyzico', IYZICO_PAGE_URL: 'https://sandbox-cpp.iyzipay.com' },
      'https://sandbox-cpp.iyzipay.com',
    ],
    [{ PAYMENT_PROVIDER: 'paytr', SANDBOX_URL: 'http://127.0.0.1:4300' }, 'https://www.paytr.com'],
  ])('with %j cards are entered at %s and nowhere else', (env, origin) =>
    expect(readSettings(env, __dirname).bankOrigin).toBe(origin),
  );

  it('the marketing permission is optional unless configured', () => {
    const isRequired = (env: NodeJS.ProcessEnv) => readSettings(env, __dirname).marketingPermissionRequired;
    expect([isRequired({}), isRequired({ MARKETING_PERMISSION_REQUIRED: 'true' })]).toEqual([false, true]);
  });

  it('remotes under development must be on this machine and in development', () => {
    const env = { NODE_ENV: 'development', DEV_REMOTES: 'content=http://127.0.0.1:4351' };
    expect(readDevRemotes(env)).toEqual({ content: 'http://127.0.0.1:4351' });
    expect(() => readDevRemotes({ ...env, NODE_ENV: 'production' })).toThrow('development only');
    expect(() => readDevRemotes({ ...env, DEV_REMOTES: 'content=https://baska.example' })).toThrow('this machine');
  });
});

describe('the pin of a revision', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const pin = newPin(7, now);
  const sealed = signPin(pin, 'key');

  it('holds for two hours', () => {
    expect(verifyPin(sealed, 'key', new Date('2026-11-21T12:00:00Z'))).toEqual(pin);
    expect(verifyPin(sealed, 'key', new Date('2026-11-21T12:00:01Z'))).toBeNull();
  });

  it('of two visitors of the same second are two', () => {
    expect(signPin(newPin(7, now), 'key')).not.toBe(sealed);
  });

  it('counts as the same visitor after its renewal', () => {
    const renewed = newPin(8, new Date('2026-11-21T11:00:00Z'), pin.nonce);
    expect(countedAs(signPin(renewed, 'key'))).toBe(countedAs(sealed));
    expect(countedAs(signPin(newPin(7, now), 'key'))).not.toBe(countedAs(sealed));
  });

  it('is renewed by a page half an hour later, not by each', () => {
    expect(needsRenewal(pin, new Date('2026-11-21T10:30:00Z'))).toBe(false);
    expect(needsRenewal(pin, new Date('2026-11-21T10:30:01Z'))).toBe(true);
  });

  it.each([[undefined], ['7'], [sealed.replace('7.', '8.')], [`${sealed}x`.slice(0, -3)]])('rejects %p', (cookie) => {
    expect(verifyPin(cookie, 'key', now)).toBeNull();
    expect(verifyPin(sealed, 'other', now)).toBeNull();
  });
});

describe('a form of this site', () => {
  const site = 'https://emsal.example';
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://baska.example' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: site }, true],
    [{ origin: 'null' }, false],
    [{ referer: `${site}/trafik-sigortasi` }, true],
    [{ origin: 'https://www.emsal.example', host: 'www.emsal.example' }, true],
    [{}, false],
  ])('%p: %s', (headers, expected) => {
    expect(isSameSite(headers, site)).toBe(expected);
  });
});

it('cookies that the API sets replace those of the visitor', () => {
  expect(withCookies('a=1; token=old', ['token=new; Path=/; HttpOnly', 'visit-53=x'])).toBe(
    'a=1; token=new; visit-53=x',
  );
});

it('the edge shares exactly the modules that the builds leave out', () => {
  const code =
    "import { singletonNames } from './tools/webpack/shared.ts'; console.log(JSON.stringify(singletonNames))";
  const names = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: join(__dirname, '../../..'),
      encoding: 'utf8',
    }),
  ) as string[];
  expect(Object.keys(hostSingletons).sort()).toEqual(names.sort());
});
