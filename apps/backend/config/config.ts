/** The environment variables, validated once at start; an error names every variable that is missing or invalid. */
import { z } from 'zod';
import { readTrustedProxies } from '@emsal/listening/trusted-proxies';
import { isListenHost } from '@emsal/listening/listen-host';
import { sandboxPartnerKey } from '@emsal/partners/application';
import { readExperiments, type Experiment } from './experiments';
import { deskVariables, deskFrom, type DeskSettings } from './desk-variables';
import { limitsFrom, limitVariables, type Limits } from './limit-variables';
import { readIndexKey, readKeyVersions, type PersonalDataKeys } from './personal-data-keys';
import { missingKeys, providersFrom, providerVariables, type ProviderSettings } from '../ports/provider-variables';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const positive = z.coerce.number().int().positive();

const variables = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4210),
  API_HOST: z.string().refine(isListenHost, 'must be localhost or an IP address').default('127.0.0.1'),
  /** Whose `X-Forwarded-For` is believed; by default only that of a proxy on this machine, the edge. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text, { addIssue }) => {
      const proxies = readTrustedProxies(text);
      if (proxies === null) addIssue('must be none, or loopback, linklocal, uniquelocal, addresses and networks');
      return proxies ?? false;
    }),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_POOL: positive.default(20),
  /** Milliseconds that a query waits for a pooled connection before it fails. */
  DATABASE_CONNECT_TIMEOUT: positive.default(5_000),
  /** Milliseconds that a statement may run or wait for a lock; a second later its connection is closed. */
  DATABASE_STATEMENT_TIMEOUT: positive.default(10_000),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  SITE_URL: z.url().default('http://localhost:4200'),
  SANDBOX_URL: z.url().default('http://127.0.0.1:4300'),
  /** `smtp://…`, or the sandbox's address; the sandbox when absent. */
  MAIL_URL: z
    .string()
    .regex(/^(smtps?|https?):\/\//, 'must begin with smtp:// or http://')
    .optional(),
  EMSAL_DATA_DIR: z.string().min(1).default('.emsal'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Key-encryption keys of personal columns, `version:base64` of 32 bytes, comma-separated, newest first. */
  PERSONAL_DATA_KEYS: z.string().transform((text, { addIssue }) => {
    const versions = readKeyVersions(text);
    if (!versions) addIssue('must be version:base64 of 32 bytes, several with distinct versions separated by commas');
    return versions ?? [];
  }),
  /** Key of blind indexes. Another one finds no earlier row. */
  PERSONAL_DATA_INDEX_KEY: z.string().transform((text, { addIssue }) => {
    const key = readIndexKey(text);
    if (!key) addIssue('must be base64 of 32 bytes');
    return key ?? Buffer.alloc(0);
  }),
  APPLICATION_KEYS: z
    .string()
    .default('emsal-web,emsal-mobile-app')
    .transform((text) => text.split(',')),
  MARKETING_PERMISSION_REQUIRED: flag.default(false),
  /** Which of the specification's three lists of branch ids is used (decision 020). */
  BRANCH_ID_READING: z.enum(['one', 'two', 'third']).default('one'),
  /** A/B tests with their shares in percent, `25=A:50,C:50`, several separated by `;`. */
  AB_TESTS: z
    .string()
    .default('25=A:50,C:50')
    .transform((text, { addIssue }) => {
      const experiments = readExperiments(text);
      if (!experiments) addIssue('must look like 25=A:50,C:50 with shares of 100 together');
      return experiments ?? [];
    }),
  /** `proof-of-work` is self-hosted; `recaptcha` is Google's version 2 and needs its keys. */
  CAPTCHA: z.enum(['proof-of-work', 'recaptcha']).default('proof-of-work'),
  RECAPTCHA_SITE_KEY: z.string().default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  /** `stream` shows offers as they come; `classic` waits for the countdown and then shows the whole list, the specification's other mode. */
  OFFERS_MODE: z.enum(['stream', 'classic']).default('stream'),
  /** The key that a partner seals its customers' applications with; the sandbox's when absent. */
  PARTNER_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Bank codes, five digits, to which no refund is transferred (decision 367). */
  REFUND_EXCLUDED_BANKS: z
    .string()
    .regex(/^\d{5}(,\d{5})*$/, 'must be bank codes of five digits, separated by commas')
    .default('00829')
    .transform((text) => text.split(',')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...limitVariables,
  /** Event loop delay in milliseconds above which requests are shed with 503; 0 turns shedding off. */
  SHED_AFTER: z.coerce.number().int().min(0).default(2_000),
  ...providerVariables,
  ...deskVariables,
});

const environment = variables.superRefine(({ CAPTCHA, ...given }, context) => {
  for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const)
    if (CAPTCHA === 'recaptcha' && given[name] === '')
      context.addIssue({ code: 'custom', path: [name], message: 'is needed when CAPTCHA is recaptcha' });
  for (const [name, provider] of missingKeys(given))
    context.addIssue({ code: 'custom', path: [name], message: `is needed with the provider ${provider}` });
});

export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  databasePool: number;
  databaseConnectTimeoutMs: number;
  databaseStatementTimeoutMs: number;
  shedAfter: number;
  redisUrl: string | undefined;
  siteUrl: string;
  sandboxUrl: string;
  mailUrl: string;
  dataDir: string;
  secretKey: string;
  personalDataKeys: PersonalDataKeys;
  applicationKeys: readonly string[];
  marketingPermissionRequired: boolean;
  branchIdReading: 'one' | 'two' | 'third';
  experiments: readonly Experiment[];
  captcha: z.infer<typeof variables>['CAPTCHA'];
  reCaptcha: { siteKey: string; secret: string; verifyUrl: string };
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  offersMode: 'stream' | 'classic';
  partnerKey: string;
  refundExcludedBanks: readonly string[];
  trustedProxies: string | false;
  limits: Limits;
  providers: ProviderSettings;
  desk: DeskSettings;
}

/** @throws with one line per variable that is missing or wrong */
export function readConfig(given: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(withoutEmpty(given));
  if (!parsed.success)
    throw new Error(
      `The environment is incomplete:\n${parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
    );
  const env = parsed.data;
  return {
    port: env.API_PORT,
    host: env.API_HOST,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseConnectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT,
    databaseStatementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT,
    shedAfter: env.SHED_AFTER,
    redisUrl: env.REDIS_URL,
    siteUrl: env.SITE_URL,
    sandboxUrl: env.SANDBOX_URL,
    mailUrl: env.MAIL_URL ?? env.SANDBOX_URL,
    dataDir: env.EMSAL_DATA_DIR,
    secretKey: env.SECRET_KEY,
    personalDataKeys: { encryption: env.PERSONAL_DATA_KEYS, index: env.PERSONAL_DATA_INDEX_KEY },
    applicationKeys: env.APPLICATION_KEYS,
    marketingPermissionRequired: env.MARKETING_PERMISSION_REQUIRED,
    branchIdReading: env.BRANCH_ID_READING,
    experiments: env.AB_TESTS,
    captcha: env.CAPTCHA,
    reCaptcha: reCaptchaFrom(env),
    logLevel: env.LOG_LEVEL,
    offersMode: env.OFFERS_MODE,
    partnerKey: env.PARTNER_KEY ?? sandboxPartnerKey(env.SECRET_KEY),
    refundExcludedBanks: env.REFUND_EXCLUDED_BANKS,
    trustedProxies: env.TRUSTED_PROXIES,
    limits: limitsFrom(env),
    providers: providersFrom(env),
    desk: deskFrom(env),
  };
}

const reCaptchaFrom = (env: z.infer<typeof variables>): Config['reCaptcha'] => ({
  siteKey: env.RECAPTCHA_SITE_KEY,
  secret: env.RECAPTCHA_SECRET,
  verifyUrl: env.RECAPTCHA_VERIFY_URL,
});

/** `NAME=` in a file means "not set". */
const withoutEmpty = (given: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
