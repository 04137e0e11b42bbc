/** What the edge reads from the environment; a wrong value is refused by the variable's name. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readDevRemotes, type DevRemotes } from './dev-remotes';
import type { CaptchaKind } from './security-headers';

export interface EdgeSettings {
  port: number;
  /** Where the API is, e.g. `http://127.0.0.1:4210`. */
  backendUrl: string;
  /** The registry file and the published versions. */
  registryDirectory: string;
  /** The built shell: `client/`, `boot/`, `server/`. */
  shellDirectory: string;
  /** Origin of the configured payment provider's card fields: its frame, or the page that the payment page leads to. */
  bankOrigin: string;
  /** Address of the site as visitors see it. */
  siteUrl: string;
  /** Signs the cookie that pins a revision. */
  secretKey: string;
  /** No form is left without the marketing permission. */
  marketingPermissionRequired: boolean;
  /** Which captcha the backend poses: the policies follow it. */
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

/** The variable and the default that say where the configured provider takes cards (the backend's PAYMENT_PROVIDER, as there). */
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

function captchaOf(env: NodeJS.ProcessEnv): CaptchaKind {
  const text = env['CAPTCHA'] ?? 'proof-of-work';
  if (text !== 'proof-of-work' && text !== 'recaptcha')
    throw new Error(`CAPTCHA must be proof-of-work or recaptcha; it is "${text}".`);
  return text;
}

export function readSettings(env: NodeJS.ProcessEnv, serverFolder: string): EdgeSettings {
  const port = portOf(env);
  return {
    port,
    backendUrl: originOf(env, 'BACKEND_URL', 'http://127.0.0.1:4210'),
    registryDirectory: resolve(env['REGISTRY_DIR'] ?? 'dist/registry'),
    shellDirectory: resolve(serverFolder, '..'),
    bankOrigin: originOf(env, ...bankAddress(env)),
    siteUrl: originOf(env, 'SITE_URL', `http://localhost:${port || 4200}`),
    secretKey: env['SECRET_KEY'] ?? randomBytes(32).toString('base64url'),
    marketingPermissionRequired: flagOf(env, 'MARKETING_PERMISSION_REQUIRED'),
    captcha: captchaOf(env),
    isDevelopment: env['NODE_ENV'] === 'development',
    devRemotes: readDevRemotes(env),
  };
}
