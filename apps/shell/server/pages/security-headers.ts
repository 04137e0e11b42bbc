/**
 * Content security policies per page class: no inline script but the boot script, no inline style but the page's sheets, Trusted
 * Types; the bank's frame on payment pages only, Google's only with its captcha.
 */
import type { PageClass } from '@emsal/platform/remote';
import type { PagePorts } from './page-ports';
import type { StyleSheet } from '../document/style-sheets';
import type { CaptchaKind } from '../captcha-kind';

export interface CspOptions {
  page: PageClass;
  /** `sha256-...` of the boot script. */
  bootHash: string;
  /** `sha256-...` of each style sheet in the document. */
  styleHashes: readonly string[];
  bankOrigin: string;
  /** The desk's, for a preview of content; no page else is framed. */
  framedBy?: string | undefined;
  captcha: CaptchaKind;
  isDevelopment: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

const base = ({ bootHash, styleHashes, framedBy, isDevelopment }: CspOptions): Directives => ({
  'default-src': [self],
  'script-src': [self, `'${bootHash}'`],
  'style-src': [self, ...styleHashes.map((hash) => `'${hash}'`)],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'frame-src': [],
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [framedBy ?? none],
  ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
});

const ofPayment = (bankOrigin: string): Directives => ({ 'frame-src': [bankOrigin], 'form-action': [bankOrigin] });

const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const ofReCaptcha: Directives = { 'script-src': google, 'frame-src': google, 'connect-src': google };

const devServer = ['http://127.0.0.1:*', 'ws://127.0.0.1:*'];
const ofDevelopment: Directives = { 'script-src': devServer, 'style-src': devServer, 'connect-src': devServer };

const joined = (parts: readonly Directives[]): Directives =>
  parts.reduce((sum, part) => ({
    ...sum,
    ...Object.fromEntries(Object.entries(part).map(([name, sources]) => [name, [...(sum[name] ?? []), ...sources]])),
  }));

/** Google's script writes HTML and scripts by itself, which Trusted Types would reject. */
function withoutTrustedTypes(directives: Directives): Directives {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...rest } = directives;
  return rest;
}

export function contentSecurityPolicy(choice: CspOptions): string {
  const isGoogle = choice.captcha === 'recaptcha';
  const all = joined([
    base(choice),
    ...(choice.page === 'payment' ? [ofPayment(choice.bankOrigin)] : []),
    ...(isGoogle ? [ofReCaptcha] : []),
    ...(choice.isDevelopment ? [ofDevelopment] : []),
  ]);
  return Object.entries(isGoogle ? withoutTrustedTypes(all) : all)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : none}`)
    .join('; ');
}

type Ports = Pick<PagePorts, 'settings' | 'assets'>;

/** What a response to a page says of itself. */
export interface PageHeaderOptions {
  page: PageClass;
  sheets: readonly StyleSheet[];
  isHttps: boolean;
  /** Of a version of content that is not published. */
  isPreview?: boolean;
}

const choiceOf = ({ page, sheets, isPreview }: PageHeaderOptions, { settings, assets }: Ports): CspOptions => ({
  page,
  bootHash: assets.bootHash,
  styleHashes: sheets.flatMap(({ hash }) => hash ?? []),
  bankOrigin: settings.bankOrigin,
  framedBy: isPreview ? settings.deskOrigin : undefined,
  captcha: settings.captcha,
  isDevelopment: settings.isDevelopment,
});

export const securityHeaders = (policy: PageHeaderOptions, ports: Ports): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(choiceOf(policy, ports)),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(policy.isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
