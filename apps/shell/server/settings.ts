/** The edge's settings from the environment; an invalid value is rejected by the variable's name. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readListenHost } from '@emsal/listening/listen-host';
import { readTrustedProxies } from '@emsal/listening/trusted-proxies';
import { readDevRemotes, type DevRemotes } from './releases/dev-remotes';
import type { CaptchaKind } from './captcha-kind';

export interface EdgeSettings {
  /** Address that it listens on. */
  host: string;
  port: number;
  /** Proxies in front of the edge, in Fastify's form. */
  trustedProxies: string | false;
  /** Where the API is, e.g. `http://127.0.0.1:4210`. */
  backendUrl: string;
  /** The registry file and the published versions. */
  registryDirectory: string;
  /** Whose keys sign which remotes (libs/platform/registry/publishers/publishers.ts). */
  publishersFile: string;
  /** The built shell: `client/`, `boot/`, `server/`. */
  shellDirectory: string;
  /** Origin of the payment provider's card fields: its frame, or the page to which the payment page leads. */
  bankOrigin: string;
  /** Shows previews of content in its own frame. */
  deskOrigin: string;
  /** The site's address as visitors see it. */
  siteUrl: string;
  /** Signs the cookie that pins a revision. */
  secretKey: string;
  /** No step can be submitted without the marketing permission. */
  marketingPermissionRequired: boolean;
  /** The backend's captcha, which the policies have to allow. */
  captcha: CaptchaKind;
  isDevelopment: boolean;
  devRemotes: DevRemotes;
}

function portOf(env: NodeJS.ProcessEnv): number {
  const port = Number(env['PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number from 0 to 65535; it is "${env['PORT']}".`);
  return port;
}

function originOf(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (!URL.canParse(text)) throw new Error(`${name} must be an address such as ${fallback}; it is "${text}".`);
  return new URL(text).origin;
}

function flagOf(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] ?? 'false';
  if (text !== 'true' && text !== 'false') throw new Error(`${name} must be true or false; it is "${text}".`);
  return text === 'true';
}

/** The variable and default for the origin where the configured provider takes cards (the backend's PAYMENT_PROVIDER). */
function bankAddress(env: NodeJS.ProcessEnv): [name: string, fallback: string] {
  const provider = env['PAYMENT_PROVIDER'] || 'sandbox';
  const address = Object.hasOwn(bankAddresses, provider) ? bankAddresses[provider] : undefined;
  if (!address)
    throw new Error(`PAYMENT_PROVIDER must be ${Object.keys(bankAddresses).join(', ')}; it is "${provider}".`);
  return address;
}
const bankAddresses: Record<string, [name: string, fallback: string]> = {
  sandbox: ['SANDBOX_URL', 'http://127.0.0.1:4300'],
  iyzico: ['IYZICO_PAGE_URL', 'https://cpp.iyzipay.com'],
  paytr: ['PAYTR_URL', 'https://www.paytr.com'],
};

/** Nobody unless configured: whoever is trusted names the addresses that limits apply to. */
function proxiesOf(env: NodeJS.ProcessEnv): string | false {
  const text = env['TRUSTED_PROXIES'] || 'none';
  const proxies = readTrustedProxies(text);
  if (proxies === null)
    throw new Error(
      `TRUSTED_PROXIES must be none, or loopback, linklocal, uniquelocal, addresses and networks; it is "${text}".`,
    );
  return proxies;
}

function captchaOf(env: NodeJS.ProcessEnv): CaptchaKind {
  const text = env['CAPTCHA'] ?? 'proof-of-work';
  if (text !== 'proof-of-work' && text !== 'recaptcha')
    throw new Error(`CAPTCHA must be proof-of-work or recaptcha; it is "${text}".`);
  return text;
}

export function readSettings(env: NodeJS.ProcessEnv, serverFolder: string): EdgeSettings {
  const port = portOf(env);
  return {
    host: readListenHost(env),
    port,
    trustedProxies: proxiesOf(env),
    backendUrl: originOf(env, 'BACKEND_URL', 'http://127.0.0.1:4210'),
    registryDirectory: resolve(env['REGISTRY_DIR'] ?? 'dist/registry'),
    publishersFile: resolve(env['PUBLISHERS_FILE'] ?? '.emsal/publishing/publishers.json'),
    shellDirectory: resolve(serverFolder, '..'),
    bankOrigin: originOf(env, ...bankAddress(env)),
    deskOrigin: originOf(env, 'DESK_URL', 'http://localhost:4400'),
    siteUrl: originOf(env, 'SITE_URL', `http://localhost:${port || 4200}`),
    secretKey: env['SECRET_KEY'] ?? randomBytes(32).toString('base64url'),
    marketingPermissionRequired: flagOf(env, 'MARKETING_PERMISSION_REQUIRED'),
    captcha: captchaOf(env),
    isDevelopment: env['NODE_ENV'] === 'development',
    devRemotes: readDevRemotes(env),
  };
}
