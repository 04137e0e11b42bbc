import { readConfig } from './config';
import { personalDataVariables } from '../testing/personal-data-variables';

const right = {
  DATABASE_URL: 'postgres://127.0.0.1/emsal',
  SECRET_KEY: 'k'.repeat(32),
  ...personalDataVariables,
};

describe('the environment', () => {
  it('has a default for every variable except the database and the keys', () => {
    expect(readConfig(right)).toMatchObject({
      port: 4210,
      siteUrl: 'http://localhost:4200',
      sandboxUrl: 'http://127.0.0.1:4300',
      mailUrl: 'http://127.0.0.1:4300',
      redisUrl: undefined,
      trustedProxies: 'loopback',
      limits: {
        pointsPerMinute: 300,
        pointsPerNetwork: 6_000,
        quotesPerNetwork: 30,
        quotesPerMinute: 600,
        identitiesPerNetwork: 100,
        offerNumbersPerNetwork: 100,
      },
      marketingPermissionRequired: false,
      branchIdReading: 'one',
    });
  });

  it('reads a payment provider with its keys, and SMS providers in their order', () => {
    const { providers } = readConfig({
      ...right,
      PAYMENT_PROVIDER: 'iyzico',
      IYZICO_API_KEY: 'a',
      IYZICO_SECRET_KEY: 's',
      IYZICO_URL: 'https://sandbox-api.iyzipay.com/',
      SMS_PROVIDERS: 'netgsm,sandbox',
      NETGSM_USER: 'u',
      NETGSM_PASSWORD: 'p',
      NETGSM_HEADER: 'EMSAL',
    });
    expect(providers.payment).toEqual({
      provider: 'iyzico',
      url: 'https://sandbox-api.iyzipay.com',
      pageUrl: 'https://cpp.iyzipay.com',
      apiKey: 'a',
      secretKey: 's',
    });
    expect(providers.sms).toEqual(['netgsm', 'sandbox']);
  });

  it.each([
    [{ PAYMENT_PROVIDER: 'iyzico' }, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY']],
    [{ PAYMENT_PROVIDER: 'paytr', PAYTR_MERCHANT_ID: '1' }, ['PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT']],
    [{ SMS_PROVIDERS: 'sandbox,netgsm', NETGSM_USER: 'u' }, ['NETGSM_PASSWORD', 'NETGSM_HEADER']],
  ])('does not start with %j before every key is there', (given, missing) => {
    const start = () => readConfig({ ...right, ...given });
    for (const name of missing) expect(start).toThrow(`${name}: is needed with the provider`);
  });

  it('does not start with an API_HOST that is no address', () => {
    expect(() => readConfig({ ...right, API_HOST: 'every' })).toThrow('API_HOST: must be localhost or an IP address');
  });

  it('reads an empty value as unset', () => {
    expect(readConfig({ ...right, REDIS_URL: '', API_PORT: '' })).toMatchObject({ redisUrl: undefined, port: 4210 });
  });

  it.each([
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET_KEY', 'short'],
    ['PERSONAL_DATA_KEYS', '1:c2hvcnQ='],
    ['PERSONAL_DATA_KEYS', `${personalDataVariables.PERSONAL_DATA_KEYS},${personalDataVariables.PERSONAL_DATA_KEYS}`],
    ['PERSONAL_DATA_INDEX_KEY', 'short'],
    ['API_PORT', 'seventy'],
    ['API_PORT', '70000'],
    ['REDIS_URL', 'http://x'],
    ['MARKETING_PERMISSION_REQUIRED', 'yes'],
    ['BRANCH_ID_READING', 'four'],
    ['RATE_LIMIT_POINTS', '0'],
    ['QUOTES_PER_NETWORK', '0'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_URL', 'mailto:x'],
    ['SITE_URL', 'localhost'],
    ['PAYMENT_PROVIDER', 'stripe'],
    ['SMS_PROVIDERS', 'netgsm,netgsm'],
    ['SMS_PROVIDERS', 'pigeon'],
    ['PAYTR_TEST', 'perhaps'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ ...right, [name]: value })).toThrow(
      new RegExp(`^The environment is incomplete:\n  ${name}: .+$`),
    );
  });

  it('names all missing variables at once', () => {
    expect(() => readConfig({})).toThrow(/DATABASE_URL.*\n.*SECRET_KEY/);
  });
});
