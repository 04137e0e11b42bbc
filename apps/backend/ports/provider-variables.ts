/** Environment variables that select the payment and SMS providers, and the keys that each requires. */
import { z } from 'zod';
import type { IyzicoOptions } from './bank/iyzico/iyzico-bank';
import type { PaytrOptions } from './bank/paytr/paytr-bank';
import type { NetgsmOptions } from './sms/netgsm-sms';

const smsNames = ['sandbox', 'netgsm'] as const;
type SmsName = (typeof smsNames)[number];
const isSmsName = (name: string): name is SmsName => (smsNames as readonly string[]).includes(name);

const key = z.string().default('');

export const providerVariables = {
  PAYMENT_PROVIDER: z.enum(['sandbox', 'iyzico', 'paytr']).default('sandbox'),
  IYZICO_API_KEY: key,
  IYZICO_SECRET_KEY: key,
  IYZICO_URL: z.url().default('https://api.iyzipay.com'),
  /** Origin of its payment page, the only one to which the edge lets our payment page redirect. */
  IYZICO_PAGE_URL: z.url().default('https://cpp.iyzipay.com'),
  PAYTR_MERCHANT_ID: key,
  PAYTR_MERCHANT_KEY: key,
  PAYTR_MERCHANT_SALT: key,
  PAYTR_URL: z.url().default('https://www.paytr.com'),
  /** PayTR's test mode, in which nothing is charged. */
  PAYTR_TEST: z.enum(['true', 'false']).default('false'),
  /** In order of preference, separated by commas. */
  SMS_PROVIDERS: z
    .string()
    .default('sandbox')
    .transform((text, { addIssue }): readonly SmsName[] => {
      const names = text.split(',');
      if (!names.every(isSmsName) || new Set(names).size < names.length)
        addIssue(`must be names out of ${smsNames.join(', ')}, each once, separated by commas`);
      return names.filter(isSmsName);
    }),
  NETGSM_URL: z.url().default('https://api.netgsm.com.tr'),
  NETGSM_USER: key,
  NETGSM_PASSWORD: key,
  NETGSM_HEADER: key,
};
export type ProviderVariables = z.output<z.ZodObject<typeof providerVariables>>;

type KeyName = Extract<keyof ProviderVariables, `${'IYZICO' | 'PAYTR' | 'NETGSM'}_${string}`>;
const needs: Partial<Record<ProviderVariables['PAYMENT_PROVIDER'] | SmsName, readonly KeyName[]>> = {
  iyzico: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
  paytr: ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'],
  netgsm: ['NETGSM_USER', 'NETGSM_PASSWORD', 'NETGSM_HEADER'],
};

/** Missing keys of the selected providers, as pairs of variable and provider. */
export const missingKeys = (env: ProviderVariables): (readonly [KeyName, string])[] =>
  [env.PAYMENT_PROVIDER, ...env.SMS_PROVIDERS].flatMap((provider) =>
    (needs[provider] ?? []).filter((name) => env[name] === '').map((name) => [name, provider] as const),
  );

export interface ProviderSettings {
  payment: { provider: 'sandbox' } | ({ provider: 'iyzico' } & IyzicoOptions) | ({ provider: 'paytr' } & PaytrOptions);
  sms: readonly SmsName[];
  netgsm: NetgsmOptions;
}

export const providersFrom = (env: ProviderVariables): ProviderSettings => ({
  payment: paymentFrom(env),
  sms: env.SMS_PROVIDERS,
  netgsm: { url: env.NETGSM_URL, user: env.NETGSM_USER, password: env.NETGSM_PASSWORD, header: env.NETGSM_HEADER },
});

function paymentFrom(env: ProviderVariables): ProviderSettings['payment'] {
  if (env.PAYMENT_PROVIDER === 'iyzico') return { provider: 'iyzico', ...iyzicoFrom(env) };
  if (env.PAYMENT_PROVIDER === 'paytr') return { provider: 'paytr', ...paytrFrom(env) };
  return { provider: 'sandbox' };
}

const iyzicoFrom = (env: ProviderVariables): IyzicoOptions => ({
  url: originOf(env.IYZICO_URL),
  pageUrl: originOf(env.IYZICO_PAGE_URL),
  apiKey: env.IYZICO_API_KEY,
  secretKey: env.IYZICO_SECRET_KEY,
});

const paytrFrom = (env: ProviderVariables): PaytrOptions => ({
  url: originOf(env.PAYTR_URL),
  merchantId: env.PAYTR_MERCHANT_ID,
  merchantKey: env.PAYTR_MERCHANT_KEY,
  merchantSalt: env.PAYTR_MERCHANT_SALT,
  isTest: env.PAYTR_TEST === 'true',
});

const originOf = (url: string): string => new URL(url).origin;
